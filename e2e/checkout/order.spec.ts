import sharp from "sharp";
import { samplePicture } from "@shop/api/testing/samples/picture";
import { addAddress, callApi } from "../fixtures/customer.ts";
import { cartFollowed, ownProduct, readyToPay, raisePrice } from "../fixtures/payment.ts";
import { alive, expect, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.describe("a receipt whose upload fails", () => {
  test.use({ refusals: [503] });

  test("is uploaded again, for a bank transfer with its discount and the fee of its zone", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await readyToPay(page);
    await addAddress(page, { name: "Temple", lat: 13.362, long: 103.86, description: "Siem Reap" });
    await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
    const main = page.getByRole("main");
    const fee = main.getByText("Delivery fee").locator("xpath=following-sibling::dd[1]");
    await expect(main.getByText(/^1% off · −\$\d/), "the discount of the way").toBeVisible();
    await expect(main.getByRole("radio", { name: /^Home/ })).toBeChecked();
    await alive(page);
    const near = await fee.innerText();
    await main.getByRole("radio", { name: /^Temple/ }).check();
    await expect(fee, "another zone, another fee").not.toHaveText(near);

    let sent = 0;
    await page.route("**/rest/upload**", (route) => {
      sent++;
      if (sent === 1) return route.abort("aborted");
      return sent === 2
        ? route.fulfill({ status: 503, json: { code: -1, message: "Busy", error: "unavailable", data: null } })
        : route.continue();
    });
    // A receipt is accepted for one order only, so each run and retry uses a different one.
    const picture = await sharp({
      create: { width: 600, height: 600 + (Date.now() % 1000), channels: 3, background: "#2a6" },
    })
      .jpeg()
      .toBuffer();
    await main
      .getByLabel("Picture of the receipt")
      .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: picture });
    await expect(main.getByRole("img", { name: "Picture of the receipt" }), "the preview").toBeVisible();
    await expect(main.getByText("receipt.jpg")).toBeVisible();
    for (const failed of [1, 2]) {
      await expect.poll(() => sent).toBe(failed);
      await expect(main.getByRole("button", { name: "Try again" })).toBeVisible();
      await expect(main.getByRole("button", { name: "Place order" }), "no order goes without it unseen").toBeDisabled();
      await main.getByRole("button", { name: "Try again" }).click();
    }
    await expect(main.getByText("The receipt is here.")).toBeVisible();
    await expectAccessible(page);
    await main.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/account\/myaccount\/myorders/);
    await page.locator('a[href*="checkout-detail"]').first().click();
    await page.waitForURL(/checkout-detail\/S001-/);
    await expect(page.getByText("Receipt is being checked")).toBeVisible();
  });
});

test("what was entered at the checkout is carried along to another language: the note, the account and the receipt", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  const main = page.getByRole("main");
  const picture = await samplePicture("#2a6", "jpeg");
  await main
    .getByLabel("Picture of the receipt")
    .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: picture });
  await expect(main.getByText("The receipt is here.")).toBeVisible();
  const accounts = main.locator("[name=payment_method]");
  await accounts.last().check();
  const note = main.locator("[name=note]");
  await note.fill("The door behind the market");
  await page.locator("header summary").click();
  await page.locator("header").getByRole("link", { name: "ខ្មែរ" }).click();
  await page.waitForURL(/\/kh\/checkout\?way=bankTransfer/);
  await expect(note).toHaveValue("The door behind the market");
  await expect(main.getByText("The receipt is here.")).toHaveCount(0);
  await expect(main.locator("[name=image_url]")).not.toHaveValue("");
  await expect(accounts.last()).toBeChecked();
  const receipt = await main.locator("[name=image_url]").inputValue();
  await page.reload();
  await expect(main.locator("[name=image_url]"), "a page that is read anew keeps it").toHaveValue(receipt);
  await page.goto(storeUrl("S001", "/kh/checkout?way=bankTransfer"));
  await alive(page);
  await expect(main.locator("[name=image_url]"), "it goes along once").toHaveValue("");
  await expect(note).toHaveValue("");
});

test("of two receipts chosen in a row the later one is used, however late the first upload finishes", async ({
  page,
}) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  const main = page.getByRole("main");
  await alive(page);
  const { promise: laterIsHere, resolve: letGo } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route("**/rest/upload**", async (route) => {
    sent++;
    if (sent === 1) await laterIsHere;
    await route.continue();
  });
  const choose = async (name: string, background: string) => {
    const buffer = await samplePicture(background);
    await main.getByLabel("Picture of the receipt").setInputFiles({ name, mimeType: "image/png", buffer });
  };
  await choose("wrong.png", "#a22");
  await expect.poll(() => sent).toBe(1);
  await choose("right.png", "#2a6");
  await expect(main.getByText("The receipt is here.")).toBeVisible();
  const kept = await main.locator("[name=image_url]").inputValue();
  expect(kept).not.toBe("");
  const late = page.waitForResponse("**/rest/upload**");
  letGo();
  expect((await late).status()).toBe(200);
  await expect(main.getByText("right.png")).toBeVisible();
  await expect(main.locator("[name=image_url]")).toHaveValue(kept);
});

test(
  "a photographed receipt is shrunk before uploading, with its text still readable",
  { tag: "@full" },
  async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
    const main = page.getByRole("main");
    const photo = await sharp({
      create: {
        width: 3000,
        height: 4000,
        channels: 3,
        background: "#888",
        noise: { type: "gaussian", mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 90 })
      .toBuffer();
    // Only the browser itself can report a multipart form.
    await page.evaluate(() => {
      const { send } = XMLHttpRequest.prototype;
      XMLHttpRequest.prototype.send = function (body) {
        document.title = String(((body as FormData).get("file") as File).size);
        send.call(this, body);
      };
    });
    await main
      .getByLabel("Picture of the receipt")
      .setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer: photo });
    await expect(main.getByText("The receipt is here.")).toBeVisible();
    const sent = Number(await page.title());
    expect(sent).toBeGreaterThan(0);
    expect(sent).toBeLessThan(photo.length / 2);
    await expect(main.getByRole("img", { name: "Picture of the receipt" }), "the preview").toBeVisible();
  },
);

test.describe("a transfer without its receipt", () => {
  test.use({ refusals: [400] });

  test("is refused, and another payment method can be used instead, with the note that was typed", async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
    const main = page.getByRole("main");
    await main.getByRole("textbox", { name: /^Note/ }).fill("Call first");
    await main.getByRole("button", { name: "Place order" }).click();
    await expect(main.getByLabel("Picture of the receipt")).toHaveAttribute("aria-invalid", "true");
    await alive(page);
    await expect(main.getByLabel("Picture of the receipt"), "where keys and screen readers go on from").toBeFocused();
    await main.getByRole("radio", { name: /^Cash on Delivery/ }).check();
    await expect(page).toHaveURL(/way=cod/);
    await expect(main.getByRole("textbox", { name: /^Note/ })).toHaveValue("Call first");
    await main.getByRole("button", { name: "Place order" }).click();
    await page.waitForURL(/\/account\/myaccount\/myorders/);
  });
});

test.describe("a price that changed since the page was opened", () => {
  test.use({ refusals: [409] });

  test("is shown, and the shopper has to confirm it", async ({ page }) => {
    const own = await ownProduct(page, 6);
    await readyToPay(page, "en", "S001", own);
    await page.goto(storeUrl("S001", "/checkout?way=cod"));
    await cartFollowed(page);
    const main = page.getByRole("main");
    await expect(main.getByText(own.name).first()).toBeVisible();
    await raisePrice(own, 700);
    try {
      await main.getByRole("button", { name: "Place order" }).click();
      const notice = main.getByRole("status").filter({ hasText: "Something has changed" });
      // Once for the line and once for the total.
      await expect(notice.getByText(/: was \$[\d.]+, now \$[\d.]+/)).toHaveCount(2);
      await expectAccessible(page);
      expect(await callApi(page, "GET", "/api/checkout/history")).toMatchObject({ data: [] });
      const total = await page.locator("[name=expected_total]").inputValue();
      await main.getByRole("button", { name: "Confirm and order" }).click();
      await page.waitForURL(/\/account\/myaccount\/myorders/);
      expect(await callApi(page, "GET", "/api/checkout/history")).toMatchObject({
        data: [{ grand_total: Number(total) }],
      });
    } finally {
      await raisePrice(own, -700);
    }
  });
});

test("pressing Place order twice places one order", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=cod"));
  await alive(page);
  const keys: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && new URL(request.url()).pathname === "/checkout.data")
      keys.push(/name="key"\r\n\r\n([\w-]+)/.exec(request.postData() ?? "")?.[1] ?? "");
  });
  // Like a thumb, faster than the page can disable its button.
  await page.getByRole("button", { name: "Place order" }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await page.waitForURL(/\/account\/myaccount\/myorders/);
  expect(new Set(keys).size).toBe(1);
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
});
