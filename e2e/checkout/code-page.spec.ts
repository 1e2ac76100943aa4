import jsQR from "jsqr";
import sharp from "sharp";
import { callApi } from "../fixtures/customer.ts";
import { atBank, expectOrdered, expirePayment, readyToPay } from "../fixtures/payment.ts";
import {
  alive,
  expect,
  expectAccessible,
  isFull,
  languages,
  sizes,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

/** Languages of the code's page; all with FULL=1. */
const tried = isFull ? (Object.keys(languages) as Language[]) : [];

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
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" }), "the page asks by itself").toHaveCount(0, {
      timeout: 15_000,
    });
    await expectAccessible(page);
  });
}

test("what was paid for on the code's own page is no longer counted in the cart, and going back does not lead to the order again", async ({
  page,
}) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/promotions"));
  const opened = await callApi(page, "POST", "/payment/generate_khqr", {
    payment_method: "wing",
    type: "khqr",
    amount: 1,
  });
  const { payment_id } = opened.data as { payment_id: string };
  await page.goto(storeUrl("S001", `/checkout/khqr?payment=${payment_id}`));
  const counted = page.getByRole("button", { name: "Cart: 1", exact: true });
  await expect(counted).toBeVisible();
  await atBank(page, payment_id, "approve");
  await expectOrdered(page);
  await expect(counted).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(storeUrl("S001", "/promotions"));
});

if (isFull) {
  test("a code can be requested again with another note, and a code whose page was discarded is restored and leads to its order", async ({
    page,
  }) => {
    // A small phone, on which the code does not fit below the top of its page.
    await page.setViewportSize({ width: 360, height: 640 });
    await readyToPay(page);
    const checkout = storeUrl("S001", "/checkout?way=khqr");
    await page.goto(checkout);
    await alive(page);
    const pay = page.getByRole("button", { name: /^Pay / });
    const dialog = page.getByRole("dialog");
    await pay.click();
    await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page).toHaveURL(checkout);
    await page.locator("[name=note]").fill("ring twice");
    await pay.click();
    await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
    await page.reload();
    const main = page.getByRole("main");
    await expect(page).toHaveURL(/\/checkout\/khqr\?payment=/);
    await expect(main.getByRole("img", { name: "KHQR" }), "the code is there again").toBeInViewport({ ratio: 1 });
    await atBank(page, new URL(page.url()).searchParams.get("payment")!, "approve");
    await expectOrdered(page);
    await main.locator('a[href*="checkout-detail"]').first().click();
    await expect(main.getByText("ring twice")).toBeVisible();
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  });

  for (const touch of [true, false]) {
    test.describe(() => {
      test.use({ hasTouch: touch, isMobile: touch, viewport: touch ? sizes.phone : sizes.desktop, refusals: [502] });

      test(`a code is saved as a picture that says the same, opens the bank's app on a phone alone, and is asked about while it is seen: ${touch ? "touched" : "with a mouse"}`, async ({
        page,
      }) => {
        await readyToPay(page);
        await page.goto(storeUrl("S001", "/checkout?way=khqr"));
        await alive(page);
        let asked = 0;
        await page.route("**/payment/check_payment_status", (route) => {
          asked++;
          return asked === 1
            ? route.fulfill({
                status: 502,
                json: { code: -1, message: "Bad gateway", error: "unavailable", data: null },
              })
            : route.continue();
        });
        const answered = page.waitForResponse((response) => response.url().endsWith("/payment/generate_khqr"));
        await page.getByRole("button", { name: /^Pay / }).click();
        const { data } = (await (await answered).json()) as { data: { qr_string: string; deep_link: string } };
        const dialog = page.getByRole("dialog");
        await expect(dialog.getByRole("timer")).toHaveText(/^\d:\d\d left$/);
        const app = dialog.getByRole("link", { name: "Open the bank's app" });
        if (touch) await expect(app).toHaveAttribute("href", data.deep_link);
        else await expect(app).toBeHidden();

        const download = page.waitForEvent("download");
        await dialog.getByRole("button", { name: "Save picture" }).click();
        const { data: pixels, info } = await sharp(await (await download).path())
          .ensureAlpha()
          .raw()
          .toBuffer({ resolveWithObject: true });
        expect(jsQR(new Uint8ClampedArray(pixels), info.width, info.height)?.data).toBe(data.qr_string);

        await expect.poll(() => asked, { message: "an error counts as pending", timeout: 10_000 }).toBeGreaterThan(1);
        const see = (hidden: boolean) =>
          page.evaluate((value) => {
            Object.defineProperty(document, "hidden", { configurable: true, get: () => value });
            document.dispatchEvent(new Event("visibilitychange"));
          }, hidden);
        await see(true);
        await page.waitForTimeout(500);
        const before = asked;
        await page.waitForTimeout(5000);
        expect(asked, "nothing is asked while nobody looks").toBe(before);
        await see(false);
        await expect.poll(() => asked, { timeout: 2000 }).toBeGreaterThan(before);
        await expect(dialog.getByText("Waiting for your payment")).toBeVisible();
      });
    });
  }

  test("the simulated bank lists an open payment on its own page and answers as instructed", async ({ page }) => {
    await readyToPay(page);
    const opened = await callApi(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr" });
    const { payment_id } = opened.data as { payment_id: string };
    for (const action of ["error", "delay"]) {
      await page.goto(storeUrl("S001", "/simulator/payments"));
      await expectAccessible(page);
      await page.locator(`form[action$="/${payment_id}/${action}"] button`).click();
      await expect(page, "back at the list").toHaveURL(storeUrl("S001", "/simulator/payments"));
    }
    const state = async () => (await callApi(page, "POST", "/payment/check_payment_status", { payment_id })).data;
    await page.goto(storeUrl("S001", "/login"));
    expect(await state()).toMatchObject({ payment_status: "pending" });
    await expect.poll(state, { timeout: 30_000 }).toMatchObject({ payment_status: "paid" });
  });
}

test.describe(() => {
  // The second code is for an empty cart.
  test.use({ refusals: [409] });

  test("closing the code right after paying and requesting another one leads to the order", async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    const pay = page.getByRole("button", { name: /^Pay / });
    const dialog = page.getByRole("dialog");
    const answered = page.waitForResponse((response) => response.url().endsWith("/payment/generate_khqr"));
    await pay.click();
    const { data } = (await (await answered).json()) as { data: { payment_id: string } };
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toHaveCount(0);
    await atBank(page, data.payment_id, "approve");
    await expect
      .poll(async () => (await callApi(page, "GET", "/api/checkout/history")).data, { timeout: 15_000 })
      .toHaveLength(1);
    await pay.click();
    await expect(page).toHaveURL(/checkout-detail\/S001-/, { timeout: 15_000 });
    await expect(page.getByText("These products have been ordered already")).toBeVisible();
  });
});
