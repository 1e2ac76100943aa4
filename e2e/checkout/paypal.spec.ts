import { callApi } from "../fixtures/customer.ts";
import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, expectAccessible, storeUrl, test } from "../fixtures/shop.ts";

test("cancelling at PayPal returns to what was being bought, with PayPal still chosen", async ({ page }) => {
  const { product } = await readyToPay(page);
  await page.goto(storeUrl("S001", `/buynow/${product.id}?q=2&way=paypal`));
  await alive(page);
  await page.getByRole("main").getByRole("button", { name: /^Pay / }).click();
  await expect(page.getByRole("heading", { name: "Simulated PayPal" })).toBeVisible();
  await page.getByRole("button", { name: "Decline" }).click();
  await page.getByRole("link", { name: "Back to checkout" }).click();
  await expect(page).toHaveURL(storeUrl("S001", `/buynow/${product.id}?q=2&way=paypal`));
  await expect(page.locator("[name=way][value=paypal]")).toBeChecked();
});

test("while waiting for PayPal, the shopper is told that the page may be left", async ({ page }) => {
  await readyToPay(page);
  const pages = { success_url: storeUrl("S001", "/paypal/success"), cancel_url: storeUrl("S001", "/paypal/error") };
  const opened = await callApi(page, "POST", "/payment/generate", { payment_method: "paypal", ...pages });
  const { payment_id } = opened.data as { payment_id: string };
  await page.goto(storeUrl("S001", `/paypal/success?payment_id=${payment_id}`));
  await expect(page.getByText("You may leave this page")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: "See my orders" }).click();
  await page.waitForURL(storeUrl("S001", "/account/myaccount/myorders"));
});
