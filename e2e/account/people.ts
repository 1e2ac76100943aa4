import type { Browser, Page } from "@playwright/test";
import { samplePassword as password } from "../../apps/api/src/testing/samples/customer.ts";
import { callApi, signUp } from "../fixtures/customer.ts";
import { alive, expect, sizes, storeUrl } from "../fixtures/shop.ts";

export { password };

/** Signs up from an empty page, then opens the requested one. */
export async function enterAs(page: Page, path: string, name?: string): Promise<string> {
  await page.goto(storeUrl("S001", "/login"));
  const phone = await signUp(page, name);
  await page.goto(storeUrl("S001", path));
  await alive(page);
  return phone;
}

/** Fills in the login form that is open, and waits for the page that follows. */
export async function logIn(page: Page, phone: string, path: string): Promise<void> {
  await page.getByLabel("Phone number or email").fill(phone);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Login" }).click();
  await page.waitForURL(storeUrl("S001", path));
}

/** Another browser of a customer, signed in with the form; closed with the test's browser. */
export async function otherBrowser(browser: Browser, phone: string, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: sizes.desktop, locale: "en-US" })).newPage();
  await page.goto(storeUrl("S001", `/login?next=${encodeURIComponent(path)}`));
  await logIn(page, phone, path);
  await alive(page);
  return page;
}

/** The server's cart of the page's customer. */
export async function serverCart(page: Page): Promise<{ product_id: number; quantity: number }[]> {
  const { data } = await callApi(page, "GET", "/api/cart");
  return (data as { product_id: number; quantity: number }[]).map(({ product_id, quantity }) => ({
    product_id,
    quantity,
  }));
}

/** Orders one piece of a product, cash on delivery; returns the order's number. */
export async function orderOne(page: Page, productId: number, address: number): Promise<string> {
  await callApi(page, "POST", "/api/cart/add", { product_id: productId, quantity: 1 });
  const placed = await callApi(page, "POST", "/checkout", { payment_type: "cod", address });
  expect(placed).toMatchObject({ code: 0 });
  return (placed.data as { order_number: string }).order_number;
}
