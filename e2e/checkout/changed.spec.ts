import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { callApi } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { operate } from "../fixtures/operate.ts";
import { cartFollowed, ownProduct, readyToPay, type Ready, raisePrice, leavePieces } from "../fixtures/payment.ts";
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

/** Refusals with 409 are expected. Without a service worker, so that routes of the test apply to pictures too. */
test.use({ refusals: [409, 404], serviceWorkers: "block" });

/** Texts on the page, by language. */
const words = {
  en: {
    place: "Place order",
    pay: /^Pay /,
    changed: "Something has changed",
    short: "you want 2, only 1 left",
    take: "Continue with what is there",
    was: "was 2, now 1",
    confirm: "Confirm and order",
    gone: "No longer available",
    out: "Take it out",
  },
  km: {
    place: "បញ្ជាទិញ",
    pay: /^បង់ /,
    changed: "មានការផ្លាស់ប្តូរ",
    short: "អ្នកចង់បាន 2 តែនៅសល់ 1",
    take: "បន្តជាមួយអ្វីដែលនៅសល់",
    was: "ពីមុន 2 ឥឡូវ 1",
    confirm: "បញ្ជាក់ និងបញ្ជាទិញ",
    gone: "លែងមានទៀតហើយ",
    out: "ដកចេញ",
  },
  zh: {
    place: "提交订单",
    pay: /^支付 /,
    changed: "信息有变动",
    short: "您要 2 件，仅剩 1 件",
    take: "按现有库存继续",
    was: "原为 2，现为 1",
    confirm: "确认并下单",
    gone: "已无货",
    out: "移除",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** Many steps on a busy machine. */
const patient = { timeout: 20_000 };
const walks = (isFull ? ["en", "km", "zh"] : ["km"]) as Language[];

/** A customer at the checkout with two pieces of a product that no other test uses. */
async function twoPieces(page: Page, language: Language, index: number, way: string): Promise<Ready["product"]> {
  const own = await ownProduct(page, index);
  await readyToPay(page, language, "S001", own);
  await callApi(page, "POST", "/api/cart/add", { product_id: own.id, quantity: 1 });
  await page.goto(storeUrl("S001", `${languages[language]}/checkout?way=${way}`));
  // Before hydration a note would not be kept, and a code would open on a page of its own.
  await cartFollowed(page);
  return own;
}

for (const [index, language] of walks.entries()) {
  test(`fewer are left than when the page was opened: shown, taken as they are, and asked again, in ${language}`, async ({
    page,
  }) => {
    const w = words[language];
    await page.setViewportSize(sizes.phone);
    const own = await twoPieces(page, language, 10 + index, "cod");
    await page.locator("[name=note]").fill("ring twice");
    await leavePieces(own, 1);
    try {
      const main = page.getByRole("main");
      await main.getByRole("button", { name: w.place, exact: true }).click();
      const notice = main.getByRole("status").filter({ hasText: w.changed });
      await expect(notice.getByText(w.short)).toBeVisible(patient);
      await expectAccessible(page);
      expect((await callApi(page, "GET", "/api/checkout/history")).data).toEqual([]);
      await main.getByRole("button", { name: w.take }).click();
      await expect(notice.getByText(w.was)).toBeVisible(patient);
      await expect(page.locator("[name=note]"), "what was typed stays").toHaveValue("ring twice");
      const total = await page.locator("[name=expected_total]").inputValue();
      await main.getByRole("button", { name: w.confirm }).click();
      await page.waitForURL(/\/account\/myaccount\/myorders/);
      expect(await callApi(page, "GET", "/api/checkout/history")).toMatchObject({
        data: [{ grand_total: Number(total) }],
      });
    } finally {
      await leavePieces(own, 50);
    }
  });
}

for (const [index, language] of (isFull ? walks : []).entries()) {
  test(`a price and the stock that change before a code is asked for are shown instead of a code, in ${language}`, async ({
    page,
  }) => {
    const w = words[language];
    await page.setViewportSize(sizes.desktop);
    const own = await twoPieces(page, language, 14 + index, "khqr");
    const main = page.getByRole("main");
    const notice = main.getByRole("status").filter({ hasText: w.changed });
    await raisePrice(own, 500);
    try {
      await main.getByRole("button", { name: w.pay }).click();
      await expect(notice).toBeVisible(patient);
      await expect(notice.getByRole("listitem").first()).toBeVisible();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expectAccessible(page);
      await leavePieces(own, 0);
      await main.getByRole("button", { name: w.confirm }).click();
      await expect(notice.getByText(w.gone, { exact: false })).toBeVisible(patient);
      await expect(main.getByRole("button", { name: w.out })).toBeVisible();
      await leavePieces(own, 50);
      await page.reload();
      // Before hydration the code would open on a page of its own.
      await alive(page);
      await main.getByRole("button", { name: w.pay }).click();
      await expect(page.getByRole("dialog").getByRole("img", { name: "KHQR" })).toBeVisible(patient);
    } finally {
      await leavePieces(own, 50);
      await raisePrice(own, -500);
    }
  });
}

test("a product that lost its price cannot be bought directly: its page says so, with a contact link", async ({
  page,
}) => {
  await readyToPay(page);
  // Not a product that other tests use.
  const { data } = await callApi(page, "GET", "/api/products?in_stock=1&price_min=200&price_max=400&row_per_page=60");
  const own = (data as { id: number; variant_option_id: number | null }[])
    .filter(({ variant_option_id }) => variant_option_id === null)
    .at(-1)!;
  const { sku } = (await callApi(page, "GET", `/api/product/${own.id}`)).data as unknown as { sku: string };
  await page.goto(storeUrl("S001", `/buynow/${own.id}?way=cod`));
  await operate(`price set ${sku} - --store S001`);
  try {
    await page.getByRole("button", { name: words.en.place, exact: true }).click();
    await expect(page).toHaveURL(storeUrl("S001", `/product/${own.id}`), patient);
    await page.goto(storeUrl("S001", `/buynow/${own.id}`));
    await expect(page).toHaveURL(storeUrl("S001", `/product/${own.id}`));
  } finally {
    await operate(`price clear ${sku} --store S001`);
  }
});

test("without script, buy now takes what is left and keeps what was typed", async ({ page, browser }) => {
  const w = words.en;
  const own = await ownProduct(page, 20);
  await readyToPay(page);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  });
  const tab = await plain.newPage();
  await tab.goto(storeUrl("S001", `/buynow/${own.id}?q=2&way=cod`));
  await leavePieces(own, 1);
  try {
    await tab.locator("[name=note]").fill("Ring twice");
    await tab.getByRole("button", { name: w.place, exact: true }).click();
    await expect(tab.getByText(w.short)).toBeVisible(patient);
    await tab.getByRole("button", { name: w.take }).click();
    await expect(tab).toHaveURL(/q=1/, patient);
    await expect(tab.getByText(w.was)).toBeVisible();
    await expect(tab.locator("[name=note]")).toHaveValue("Ring twice");
    await tab.getByRole("button", { name: w.confirm }).click();
    await tab.waitForURL(/\/account\/myaccount\/myorders/);
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  } finally {
    await leavePieces(own, 50);
    await plain.close();
  }
});

if (isFull) {
  test("a line that is gone is removed, and an empty checkout redirects home", async ({ page }) => {
    const w = words.en;
    const own = await twoPieces(page, "en", 18, "cod");
    await leavePieces(own, 0);
    try {
      await page.reload();
      await expect(page.getByRole("button", { name: w.place, exact: true })).toHaveCount(0);
      await expectAccessible(page);
      await page.getByRole("button", { name: w.out }).click();
      await expect(page).toHaveURL(storeUrl("S001"), patient);
    } finally {
      await leavePieces(own, 50);
    }
  });

  test("buy now takes what is left, or returns to the product", async ({ page }) => {
    const w = words.en;
    const own = await ownProduct(page, 19);
    await readyToPay(page);
    await page.goto(storeUrl("S001", `/buynow/${own.id}?q=2&way=cod`));
    await leavePieces(own, 1);
    const note = page.locator("[name=note]");
    try {
      await note.fill("Ring twice");
      await page.getByRole("button", { name: w.place, exact: true }).click();
      await expect(page.getByText(w.short)).toBeVisible(patient);
      await page.getByRole("button", { name: w.take }).click();
      await expect(page).toHaveURL(/q=1/, patient);
      await expect(note).toHaveValue("Ring twice");
      await leavePieces(own, 0);
      await page.reload();
      await page.getByRole("button", { name: w.out }).click();
      await expect(page).toHaveURL(storeUrl("S001", `/product/${own.id}`), patient);
    } finally {
      await leavePieces(own, 50);
    }
  });

  test("the hold on a booked time is extended while the page is visible, and a lost one is reported", async ({
    page,
  }) => {
    await readyToPay(page);
    const person = 5;
    const { services } = (await callApi(page, "GET", `/api/freelancers/${person}`)).data as unknown as {
      services: { id: number }[];
    };
    const product = services[0]!.id;
    const { days } = (await callApi(page, "GET", `/api/freelancers/${person}/times?product_id=${product}`))
      .data as unknown as { days: { times: string[] }[] };
    const held = await callApi(page, "POST", "/api/bookings", {
      freelancer_id: person,
      product_id: product,
      starts_at: days.flatMap(({ times }) => times).at(-1),
    });
    const { id } = held.data as { id: number };
    await change("update bookings set held_until = now() + interval '1 minute' where id = $1", [id]);
    const isKept = page.waitForResponse((response) => response.url().endsWith("/api/bookings/keep"));
    await page.goto(storeUrl("S001", "/checkout?way=cod"));
    const { data } = (await (await isKept).json()) as { data: { id: number; held_until: string }[] };
    expect(data).toMatchObject([{ id }]);
    expect(Date.parse(data[0]!.held_until) - Date.now()).toBeGreaterThan(10 * 60_000);
    await change("update bookings set state = 'lost' where id = $1", [id]);
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText(/is no longer held/)).toBeVisible(patient);
    await expectAccessible(page);
  });

  test("the space for a payment method's banner image is reserved", async ({ page }) => {
    await readyToPay(page);
    const set = (value: string) =>
      change(
        "update stores set settings = jsonb_set(settings, '{payments,0,bannerImage}', $1::jsonb) where code = 'S001'",
        [value],
      );
    await page.route("**/week.png*", async (route) => {
      await sleep(700);
      const svg =
        '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="160"><rect width="640" height="160" fill="#0f766e"/></svg>';
      return route.fulfill({ contentType: "image/svg+xml", body: svg });
    });
    await set('{"en":{"path":"payments/week.png","width":640,"height":160}}');
    try {
      await page.goto(storeUrl("S001", "/checkout"), { waitUntil: "commit" });
      const picture = page.locator('main img[src$="payments/week.png"]');
      await picture.scrollIntoViewIfNeeded();
      const before = await picture.boundingBox();
      expect(before!.height / before!.width, "its place is kept").toBeCloseTo(0.25, 2);
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      expect((await picture.boundingBox())!.height).toBe(before!.height);
      await expectAccessible(page);
    } finally {
      await set("null");
    }
  });
}
