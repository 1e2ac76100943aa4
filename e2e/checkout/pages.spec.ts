import { callApi } from "../fixtures/customer.ts";
import { expirePayment, readyToPay } from "../fixtures/payment.ts";
import { expect, expectAccessible, languages, storeUrl, test, type Language } from "../fixtures/shop.ts";

/** Languages of the code's page; tried where FULL=1. */
const tried = process.env.FULL === "1" ? (Object.keys(languages) as Language[]) : [];

for (const language of tried) {
  test(`the page of a KHQR code is accessible in ${language}, open and when its time is over`, async ({ page }) => {
    await readyToPay(page, language);
    const opened = await callApi(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr" });
    const { payment_id } = opened.data as { payment_id: string };
    const address = storeUrl("S001", `${languages[language]}/checkout/khqr?payment=${payment_id}`);
    await page.goto(address);
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" })).toBeVisible();
    await expectAccessible(page);
    await expirePayment(payment_id);
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" }), "the page asks by itself").toHaveCount(0, { timeout: 15_000 });
    await expectAccessible(page);
  });
}

test("PayPal without a script: a link leads there from a page of the shop, and back to the order", async ({ page, browser }) => {
  await readyToPay(page);
  const cookies = await page.context().cookies();
  const bare = await browser.newContext({ javaScriptEnabled: false, locale: "en-US" });
  await bare.addCookies(cookies);
  const tab = await bare.newPage();
  await tab.goto(storeUrl("S001", "/checkout?way=paypal"));
  await tab.locator("[name=intent][value=place]").click();
  await expect(tab).toHaveURL(/\/checkout\/paypal\?payment=/);
  await tab.getByRole("link", { name: "Continue to PayPal" }).click();
  await expect(tab.getByRole("heading", { name: "Simulated PayPal" })).toBeVisible();
  await tab.getByRole("button", { name: "Approve" }).click();
  await expect(tab).toHaveURL(/\/account\/myaccount\/myorders\/checkout-detail\/S001-/, { timeout: 30_000 });
  await bare.close();
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toMatchObject([{ payment_state: "paid" }]);
});
