import { callApi } from "../fixtures/customer.ts";
import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, storeUrl, test } from "../fixtures/shop.ts";

test("KHQR: scan, approve in the simulated bank, and the order is there; back from it is the page before the checkout", async ({
  page,
}) => {
  const { product } = await readyToPay(page);
  await page.goto(storeUrl("S001", "/promotions"));
  await page.goto(storeUrl("S001", "/checkout"));
  await expect(page.getByRole("radio", { name: /KHQR/ }), "the default choice").toBeChecked();
  await expect(page.getByRole("main").getByText(/^≈ [\d,]+៛$/), "the grand total in riel").toBeVisible();
  // Before hydration the code would open on a page of its own (no-script.spec.ts).
  await alive(page);
  await page.getByRole("button", { name: /^Pay / }).click();
  const dialog = page.getByRole("dialog", { name: "Scan to pay" });
  await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
  await dialog.getByRole("button", { name: "Approve in the simulated bank" }).click();
  await page.waitForURL(/\/account\/myaccount\/myorders/);
  // The message started in the dialog, which is closed by now.
  await expect(page.getByRole("status").filter({ hasText: /Thank you! Your order S001-\S+ is placed/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(storeUrl("S001", "/promotions"));
  await page.goForward();
  await page.locator('a[href*="checkout-detail"]').first().click();
  await expect(page.getByText(product.name).first()).toBeVisible();
  await expect(page.getByText("Paid", { exact: false }).first()).toBeVisible();
  await alive(page);
  await page.getByRole("button", { name: "Cancel order" }).click();
  await expect(page.getByText("What you paid will be refunded to you."), "before it is cancelled").toBeVisible();
});

test("KHQR: the order is placed even if it is paid after the page was closed", async ({ page }) => {
  await readyToPay(page);
  const opened = await callApi(page, "POST", "/payment/generate_khqr", {
    payment_method: "wing",
    type: "khqr",
    amount: 1,
  });
  const id = (opened.data as { payment_id: string }).payment_id;
  await page.evaluate((payment) => fetch(`/simulator/payments/${payment}/approve`, { method: "POST" }), id);
  // No page polls for the payment: the server watches it by itself.
  await expect
    .poll(async () => (await callApi(page, "GET", "/api/checkout/history")).data, { timeout: 30_000 })
    .toHaveLength(1);
  expect(await callApi(page, "POST", "/payment/check_payment_status", { payment_id: id })).toMatchObject({
    data: { payment_status: "paid" },
  });
});
