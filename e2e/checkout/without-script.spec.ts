import sharp from "sharp";
import { addAddress, callApi } from "../fixtures/customer.ts";
import { expectOrdered, readyToPay } from "../fixtures/payment.ts";
import { expect, storeUrl, test } from "../fixtures/shop.ts";

test(
  "PayPal without a script: a link leads there from a page of the shop, and back to the orders",
  { tag: "@full" },
  async ({ page, browser }) => {
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
    await expectOrdered(tab, 30_000);
    await bare.close();
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toMatchObject([{ payment_state: "paid" }]);
  },
);

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, refusals: [409] });

  test("an order to an address with another fee asks for confirmation once, with that address and its total", async ({
    page,
    browser,
  }) => {
    const tab = await (await browser.newContext()).newPage();
    await readyToPay(tab);
    const id = await addAddress(tab, { name: "Kampot", lat: 10.61, long: 104.18, description: "Road 33" });
    await page.context().addCookies(await tab.context().cookies());
    await page.goto(storeUrl("S001", "/checkout"));
    const main = page.getByRole("main");
    const place = main.locator("[name=intent][value=place]");
    await main.locator(`[name=address][value="${id}"]`).check();
    await main.locator("[name=way][value=cod]").check();
    await place.click();
    await expect(main.getByText("Something has changed")).toBeVisible();
    await expect(main.locator(`[name=address][value="${id}"]`)).toBeChecked();
    await expect(main.locator("[name=way][value=cod]")).toBeChecked();
    await place.click();
    await expect(page).toHaveURL(/\/account\/myaccount\/myorders$/);
    await tab.context().close();
  });
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("requesting the price for another address keeps the note and the receipt", async ({ page, browser }) => {
    const tab = await (await browser.newContext()).newPage();
    await readyToPay(tab);
    const id = await addAddress(tab, { name: "Kampot", lat: 10.61, long: 104.18, description: "Road 33" });
    await page.context().addCookies(await tab.context().cookies());
    await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
    const main = page.getByRole("main");
    const buffer = await sharp({
      create: { width: 60, height: 60 + (Date.now() % 1000), channels: 3, background: "#a62" },
    })
      .jpeg()
      .toBuffer();
    await main.locator("[name=receipt]").setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer });
    await main.locator("[name=note]").fill("ring twice");
    await main.locator(`[name=address][value="${id}"]`).check();
    const total = await main.locator("[name=expected_total]").inputValue();
    await main.locator("[name=intent][value=update]").click();
    await expect(main.locator("[name=expected_total]")).not.toHaveValue(total);
    await expect(main.locator(`[name=address][value="${id}"]`)).toBeChecked();
    await expect(main.locator("[name=note]")).toHaveValue("ring twice");
    await expect(main.getByText("The receipt is here.")).toBeVisible();
    await main.locator("[name=intent][value=place]").click();
    await expect(page).toHaveURL(/\/account\/myaccount\/myorders$/);
    await tab.context().close();
  });
});
