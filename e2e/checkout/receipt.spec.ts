import { samplePicture } from "@shop/api/testing/samples/picture";
import { callApi } from "../fixtures/customer.ts";
import { readyToPay } from "../fixtures/payment.ts";
import { alive, expect, storeUrl, test } from "../fixtures/shop.ts";

test("a form that contains its receipt, as without script, places one order when submitted twice, and both answers say so", async ({
  page,
}) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  const picture = await samplePicture("#26a");
  const answers = await page
    .getByRole("main")
    .locator("form:has([name=key])")
    .evaluate(async (form: HTMLFormElement, sent) => {
      const body = new FormData(form);
      body.set("intent", "place");
      body.set(
        "receipt",
        new File([Uint8Array.from(atob(sent), (one) => one.charCodeAt(0))], "receipt.png", { type: "image/png" }),
      );
      const send = async () => (await fetch(location.href, { method: "POST", body })).url;
      return [await send(), await send()];
    }, picture.toString("base64"));
  expect(answers).toEqual(Array(2).fill(storeUrl("S001", "/account/myaccount/myorders")));
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
});

test("the receipt and the note are kept while an address is added, and on Back and Forward", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  await alive(page);
  const main = page.getByRole("main");
  const buffer = await samplePicture("#2a6", "jpeg");
  await main
    .getByLabel("Picture of the receipt")
    .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer });
  await expect(main.getByText("The receipt is here.")).toBeVisible();
  const receipt = await main.locator("[name=image_url]").inputValue();
  await main.locator("[name=note]").fill("ring twice");
  await main.getByRole("link", { name: "Add address" }).first().click();
  await page.waitForURL(/\/addresses\?add=1/);
  await main.locator("[name=name]").fill("Office");
  await main.locator("[name=description]").fill("Street 51");
  await page.getByLabel("Latitude").fill("11.5621");
  await page.getByLabel("Longitude").fill("104.916");
  // A phone may discard the page while its shopper looks for a place.
  await page.reload();
  await alive(page);
  await main.getByRole("button", { name: "Save" }).click();
  await page.waitForURL(/\/checkout\?/);
  await expect(main.locator("[name=note]")).toHaveValue("ring twice");
  await expect(main.locator("[name=image_url]")).toHaveValue(receipt);
  await expect(main.getByText("The receipt is here.")).toBeVisible();

  await main.locator("[name=note]").fill("ring once");
  await page.getByRole("banner").getByRole("link", { name: /home/ }).click();
  await expect(page).toHaveURL(storeUrl("S001"));
  await page.goBack();
  await expect(main.locator("[name=note]")).toHaveValue("ring once");
  await main.locator("[name=note]").fill("ring thrice");
  await page.goForward();
  await expect(page).toHaveURL(storeUrl("S001"));
  await page.goBack();
  await expect(main.locator("[name=note]")).toHaveValue("ring thrice");
  await expect(main.locator("[name=image_url]")).toHaveValue(receipt);
});
