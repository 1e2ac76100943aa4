import { codeFor, expect, newPhone, storeUrl, test } from "../fixtures/shop.ts";
import type { Page } from "@playwright/test";

/** Makes a call of the store API as the page would. */
function call(page: Page, method: string, path: string, body?: unknown): Promise<{ code: number; message: string; data: Record<string, unknown> }> {
  return page.evaluate(
    async ([verb, address, sent]) => {
      const response = await fetch(`/rest${address}`, {
        method: verb!,
        headers: { "content-type": "application/json", "idempotency-key": crypto.randomUUID() },
        ...(sent && { body: sent }),
      });
      return response.json();
    },
    [method, path, body === undefined ? "" : JSON.stringify(body)] as const,
  );
}

/** A customer with an address and one product in the cart, by the API; returns the product's name. */
async function readyToPay(page: Page): Promise<string> {
  const phone = newPhone();
  await page.goto(storeUrl("S001", "/login"));
  await call(page, "POST", "/api/auth/register", { name: "Bopha", phone, password: "correct horse 1" });
  expect((await call(page, "POST", "/api/verify", { phone, otp: await codeFor(phone) })).code).toBe(0);
  await call(page, "POST", "/api/profile/location/add", { name: "Home", lat: 11.55, long: 104.92, description: "Street 271" });
  const cards = (await call(page, "GET", "/api/products?in_stock=1&price_max=50&row_per_page=30")).data as unknown as { id: number; name: string; variant_option_id: number | null }[];
  const card = cards.find(({ variant_option_id }) => variant_option_id === null)!;
  expect((await call(page, "POST", "/api/cart/add", { product_id: card.id, quantity: 1 })).code).toBe(0);
  return card.name;
}

test("KHQR: scan, approve in the simulated bank, and the order is there", async ({ page }) => {
  const product = await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout"));
  await expect(page.getByRole("radio", { name: /KHQR/ }), "the default choice").toBeChecked();
  // The cart's count is there once scripts run: pressed before, the code comes on a page of its own (no-script.spec.ts).
  await expect(page.getByRole("button", { name: "Cart: 1", exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Pay / }).click();
  const dialog = page.getByRole("dialog", { name: "Scan to pay" });
  await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
  await dialog.getByRole("button", { name: "Approve in the simulated bank" }).click();
  await page.waitForURL(/\/account\/myaccount\/myorders/);
  // It was said in the window that is gone by now.
  await expect(page.getByRole("status").filter({ hasText: /Thank you! Your order S001-\S+ is placed/ })).toBeVisible();
  await page.locator('a[href*="checkout-detail"]').first().click();
  await expect(page.getByText(product).first()).toBeVisible();
  await expect(page.getByText("Paid", { exact: false }).first()).toBeVisible();
});

test("KHQR: paid after the page was closed, the order is placed all the same", async ({ page }) => {
  await readyToPay(page);
  const opened = await call(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr", amount: 1 });
  const id = opened.data.payment_id as string;
  await page.evaluate((payment) => fetch(`/simulator/payments/${payment}/approve`, { method: "POST" }), id);
  // Nobody asks for the payment's state: the server watches by itself.
  await expect.poll(async () => (await call(page, "GET", "/api/checkout/history")).data.length, { timeout: 30_000 }).toBe(1);
  expect(await call(page, "POST", "/payment/check_payment_status", { payment_id: id })).toMatchObject({ data: { payment_status: "paid" } });
});
