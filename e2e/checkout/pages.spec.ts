import type { Page } from "@playwright/test";
import jsQR from "jsqr";
import sharp from "sharp";
import { callApi } from "../fixtures/customer.ts";
import { atBank, expirePayment, readyToPay } from "../fixtures/payment.ts";
import { alive, expect, expectAccessible, isFull, languages, sizes, storeUrl, test, type Language } from "../fixtures/shop.ts";

/** Checks that the orders page is open with the message of every checkout (specification, sections 2 and 8). */
async function isOrdered(page: Page, timeout = 20_000): Promise<void> {
  await expect(page).toHaveURL(storeUrl("S001", "/account/myaccount/myorders"), { timeout });
  await expect(page.getByRole("status").filter({ hasText: /Thank you! Your order S001-\S+ is placed/ })).toBeVisible();
}

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
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" }), "the page asks by itself").toHaveCount(0, { timeout: 15_000 });
    await expectAccessible(page);
  });
}

test("what was paid for on the code's own page is no longer counted in the cart", async ({ page }) => {
  await readyToPay(page);
  const opened = await callApi(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr", amount: 1 });
  const { payment_id } = opened.data as { payment_id: string };
  await page.goto(storeUrl("S001", `/checkout/khqr?payment=${payment_id}`));
  const counted = page.getByRole("button", { name: "Cart: 1", exact: true });
  await expect(counted).toBeVisible();
  await atBank(page, payment_id, "approve");
  await isOrdered(page);
  await expect(counted).toHaveCount(0);
});

if (isFull) {
  test("a code can be requested again with another note, and a code whose page was discarded is restored and leads to its order", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
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
    await expect(main.getByRole("img", { name: "KHQR" }), "the code is there again").toBeVisible();
    await atBank(page, new URL(page.url()).searchParams.get("payment")!, "approve");
    await isOrdered(page);
    await main.locator('a[href*="checkout-detail"]').first().click();
    await expect(main.getByText("ring twice")).toBeVisible();
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  });

  for (const touch of [true, false]) {
    test.describe(() => {
      test.use({ hasTouch: touch, isMobile: touch, viewport: touch ? sizes.phone : sizes.desktop, refusals: [502] });

      test(`a code is saved as a picture that says the same, opens the bank's app on a phone alone, and is asked about while it is seen: ${touch ? "touched" : "with a mouse"}`, async ({ page }) => {
        await readyToPay(page);
        await page.goto(storeUrl("S001", "/checkout?way=khqr"));
        await alive(page);
        let asked = 0;
        await page.route("**/payment/check_payment_status", (route) => {
          asked++;
          return asked === 1 ? route.fulfill({ status: 502, json: { code: -1, message: "Bad gateway", error: "unavailable", data: null } }) : route.continue();
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
        const { data: pixels, info } = await sharp(await (await download).path()).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
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
    await expect.poll(async () => (await callApi(page, "GET", "/api/checkout/history")).data, { timeout: 15_000 }).toHaveLength(1);
    await pay.click();
    await expect(page).toHaveURL(/checkout-detail\/S001-/, { timeout: 15_000 });
    await expect(page.getByText("These products have been ordered already")).toBeVisible();
  });
});

test.describe("on a connection that breaks", () => {
  test.use({ breaks: true, serviceWorkers: "block" });

  test("a code stays while the shop cannot be reached, and leads to its order however late the answer", async ({ page }) => {
    await readyToPay(page);
    const opened = await callApi(page, "POST", "/payment/generate_khqr", { payment_method: "wing", type: "khqr" });
    const { payment_id } = opened.data as { payment_id: string };
    await page.goto(storeUrl("S001", `/checkout/khqr?payment=${payment_id}`));
    await alive(page);
    const asked = /\/check_payment_status$|\.data(\?|$)/;
    let broken = 0;
    await page.route(asked, (route) => {
      broken++;
      return route.abort("failed");
    });
    await expect.poll(() => broken, { timeout: 15_000 }).toBeGreaterThan(1);
    await expect(page.getByRole("main").getByRole("img", { name: "KHQR" })).toBeVisible();
    await page.unroute(asked);
    await page.route(asked, async (route) => {
      await page.waitForTimeout(3000);
      await route.continue();
    });
    await atBank(page, payment_id, "approve");
    await isOrdered(page, 30_000);
  });

  test("a code that could not be loaded is requested again with one tap", async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    await page.route("**/payment/generate_khqr", (route) => route.abort("failed"));
    await page.getByRole("button", { name: /^Pay / }).click();
    const dialog = page.getByRole("dialog");
    const again = dialog.getByRole("button", { name: "Try again" });
    await expect(again).toBeVisible();
    await expectAccessible(page);
    await page.unroute("**/payment/generate_khqr");
    await again.click();
    await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
  });

  test("a payment method that could not be priced leaves the checkout as it is, says so, and is priced once the shop is back", async ({ page }) => {
    await page.setViewportSize(sizes.phone);
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    const main = page.getByRole("main");
    const note = main.locator("[name=note]");
    await note.fill("ring twice");
    const asked = /\/checkout\.data/;
    await page.route(asked, (route) => route.abort("failed"));
    await main.getByRole("radio", { name: /^Cash on Delivery/ }).check();
    const again = main.getByRole("button", { name: "Try again" });
    await expect(again).toBeInViewport();
    await expect(main.getByText("The connection broke. Please try again.")).toBeInViewport();
    await expect(main.getByRole("radio", { name: /^Cash on Delivery/ })).toBeChecked();
    await expect(note).toHaveValue("ring twice");
    await expect(main.locator("[name=intent][value=place]"), "nothing is ordered at another way's price").toBeDisabled();
    await expectAccessible(page);
    await again.click();
    await expect(again, "tried, and in vain").toBeVisible();
    await page.unroute(asked);
    await again.click();
    await expect(again).toHaveCount(0);
    await main.getByRole("button", { name: "Place order" }).click();
    await isOrdered(page);
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  });

  test("after paying, the shopper is told that the order is placed, even if the last answer is lost", async ({ page }) => {
    await readyToPay(page);
    await page.goto(storeUrl("S001", "/checkout?way=khqr"));
    await alive(page);
    await page.route(/\/rest\/checkout$/, (route) => route.abort("failed"));
    await page.getByRole("button", { name: /^Pay / }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Approve in the simulated bank" }).click();
    await isOrdered(page);
  });
});

test("PayPal without a script: a link leads there from a page of the shop, and back to the orders", async ({ page, browser }) => {
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
  await isOrdered(tab, 30_000);
  await bare.close();
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toMatchObject([{ payment_state: "paid" }]);
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false, refusals: [409] });

  test("an order to an address with another fee asks for confirmation once, with that address and its total", async ({ page, browser }) => {
    const tab = await (await browser.newContext()).newPage();
    await readyToPay(tab);
    const { id } = (await callApi(tab, "POST", "/api/profile/location/add", { name: "Kampot", lat: 10.61, long: 104.18, description: "Road 33" })).data as { id: number };
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
    const { id } = (await callApi(tab, "POST", "/api/profile/location/add", { name: "Kampot", lat: 10.61, long: 104.18, description: "Road 33" })).data as { id: number };
    await page.context().addCookies(await tab.context().cookies());
    await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
    const main = page.getByRole("main");
    const buffer = await sharp({ create: { width: 60, height: 60 + (Date.now() % 1000), channels: 3, background: "#a62" } }).jpeg().toBuffer();
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

test("a form that contains its receipt, as without script, places one order when submitted twice, and both answers say so", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  const picture = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#26a" } }).png().toBuffer();
  const answers = await page.getByRole("main").locator("form:has([name=key])").evaluate(async (form: HTMLFormElement, sent) => {
    const body = new FormData(form);
    body.set("intent", "place");
    body.set("receipt", new File([Uint8Array.from(atob(sent), (one) => one.charCodeAt(0))], "receipt.png", { type: "image/png" }));
    const send = async () => (await fetch(location.href, { method: "POST", body })).url;
    return [await send(), await send()];
  }, picture.toString("base64"));
  expect(answers).toEqual(Array(2).fill(storeUrl("S001", "/account/myaccount/myorders")));
  expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
});

test("the receipt and the note are kept while an address is added", async ({ page }) => {
  await readyToPay(page);
  await page.goto(storeUrl("S001", "/checkout?way=bankTransfer"));
  await alive(page);
  const main = page.getByRole("main");
  const buffer = await sharp({ create: { width: 60, height: 90, channels: 3, background: "#2a6" } }).jpeg().toBuffer();
  await main.getByLabel("Picture of the receipt").setInputFiles({ name: "receipt.jpg", mimeType: "image/jpeg", buffer });
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
});

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
