import type { Page } from "@playwright/test";
import { enterAs, password } from "../account/people.ts";
import { callApi } from "../fixtures/customer.ts";
import { expectOrdered, readyToPay } from "../fixtures/payment.ts";
import { alive, codeFor, expect, newPhone, send, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.phone, breaks: true, serviceWorkers: "block" });

/** The router's requests. */
const data = /\.data(\?|$)/;

const press = (page: Page, button: string) => page.getByRole("main").getByRole("button", { name: button, exact: true }).click();

/** Requests of the page fail, although the phone is online: its form stays and says so where it can be seen. */
async function breakOff(page: Page, submit: () => Promise<void>): Promise<void> {
  await page.route(data, (route) => route.abort("failed"));
  await submit();
  await expect(page.getByRole("alert").filter({ hasText: "The connection broke. Please try again." })).toBeInViewport();
  await page.unroute(data);
}

test.describe("signing in", () => {
  // The page after the registration asks once more for what the logout has closed.
  test.use({ refusals: [401] });

  test("a login, a registration and a code that were not answered are sent again with one tap", async ({ page }) => {
    await page.goto(storeUrl("S001", "/register?next=%2Fphone"));
    await alive(page);
    const phone = newPhone();
    await page.getByLabel("Name").fill("Dara");
    await page.getByLabel("Phone number").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await breakOff(page, () => press(page, "Create account"));
    await press(page, "Create account");
    await page.waitForURL(storeUrl("S001", "/otp/verify"));

    const code = await codeFor(phone);
    // It is sent as soon as it is whole.
    await breakOff(page, () => page.getByLabel("Code of six digits").fill(code));
    await press(page, "Confirm");
    await page.waitForURL(storeUrl("S001", "/phone"));

    await callApi(page, "POST", "/api/auth/logout");
    await page.goto(storeUrl("S001", "/login?next=%2Fphone"));
    await alive(page);
    await page.getByLabel("Phone number or email").fill(phone);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await breakOff(page, () => press(page, "Login"));
    await press(page, "Login");
    await page.waitForURL(storeUrl("S001", "/phone"));
  });
});

test("a new address that could not be sent stays in its form, and is added once", async ({ page }) => {
  await enterAs(page, "/account/myaccount/addresses?add=1");
  const main = page.getByRole("main");
  await main.locator("[name=name]").fill("Office");
  await main.locator("[name=description]").fill("Street 51, the blue gate");
  await page.getByLabel("Latitude").fill("11.5621");
  await page.getByLabel("Longitude").fill("104.916");
  await breakOff(page, () => press(page, "Save"));
  await press(page, "Save");
  await page.waitForURL(storeUrl("S001", "/account/myaccount/addresses"));
  expect((await callApi(page, "GET", "/api/profile/location")).data).toMatchObject([{ name: "Office", description: "Street 51, the blue gate" }]);
});

test("an order of which no answer came is placed once, although it is sent again", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=cod"));
  await alive(page);
  await page.getByRole("main").locator("[name=note]").fill("ring twice");
  await breakOff(page, () => press(page, "Place order"));
  // The order arrives, its answer is lost.
  await page.route(data, async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    await send("S001", pathname + search, { method: request.method(), headers: await request.allHeaders(), body: request.postDataBuffer()! });
    await route.abort("failed");
  });
  await press(page, "Place order");
  await expect.poll(async () => (await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  await page.unroute(data);
  await press(page, "Place order");
  await expectOrdered(page);
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
});
