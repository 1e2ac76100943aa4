import type { Page } from "@playwright/test";
import {
  askBankNow,
  atBank,
  bankTells,
  expirePayment,
  ownProduct,
  readyToPay,
  type Ready,
} from "../fixtures/payment.ts";
import { callApi } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { textsTo } from "../fixtures/phones.ts";
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

/** Texts on the page, by language. */
const words = {
  en: {
    pay: /^Pay /,
    wait: "Waiting for your payment",
    expired: "The time to pay has run out",
    refund: "The money will be refunded",
    badge: "Will be refunded",
    amount: "another amount",
    late: "after the time had run out",
    gone: "the goods are gone",
    declined: "The payment was not made. Nothing was charged.",
    again: "New code",
    told: "You will get it back",
    twice: "was paid twice",
    paidAlready: "It was paid already",
    used: "This transfer has already paid for another order",
  },
  km: {
    pay: /^បង់ /,
    wait: "កំពុងរង់ចាំការបង់ប្រាក់របស់អ្នក",
    expired: "ពេលវេលាបង់ប្រាក់បានផុតកំណត់",
    refund: "យើងនឹងសងប្រាក់វិញ",
    badge: "នឹងសងប្រាក់វិញ",
    amount: "ចំនួនប្រាក់មិនត្រូវគ្នា",
    late: "ហួសពេលកំណត់",
    gone: "ទំនិញអស់ហើយ",
    declined: "ការបង់ប្រាក់មិនបានធ្វើឡើងទេ",
    again: "កូដថ្មី",
    told: "យើងនឹងសងប្រាក់វិញ",
    twice: "ត្រូវបានបង់ពីរដង",
    paidAlready: "បានបង់រួចហើយ",
    used: "ការផ្ទេរនេះបានបង់សម្រាប់ការបញ្ជាទិញមួយទៀតរួចហើយ",
  },
  zh: {
    pay: /^支付 /,
    wait: "正在等待您的付款",
    expired: "付款时间已过",
    refund: "款项将退还",
    badge: "将退款",
    amount: "金额不符",
    late: "超过付款时间",
    gone: "商品已售完",
    declined: "付款未完成，没有扣款",
    again: "重新获取二维码",
    told: "款项将退还给您",
    twice: "重复付款",
    paidAlready: "重复付款",
    used: "这笔转账已用于支付另一笔订单",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

const locales: Record<Language, string> = { en: "en-US", km: "km-KH", zh: "zh-CN" };

interface Opened extends Ready {
  id: string;
  url: (path: string) => string;
}

/** Signs in, fills the cart, and opens the checkout's KHQR dialog. */
async function openCode(
  page: Page,
  language: Language,
  size: keyof typeof sizes,
  own?: Ready["product"],
): Promise<Opened> {
  await page.setViewportSize(sizes[size]);
  const ready = await readyToPay(page, language, "S001", own);
  const url = (path: string) => storeUrl("S001", languages[language] + path);
  return { ...ready, id: await showCode(page, language, url("/checkout")), url };
}

/** Opens the dialog with the code for the cart; returns the payment's id. */
async function showCode(page: Page, language: Language, checkout: string): Promise<string> {
  await page.goto(checkout);
  // Before hydration the code would open on a page of its own.
  await alive(page);
  const answered = page.waitForResponse((response) => response.url().endsWith("/payment/generate_khqr"));
  await page.getByRole("button", { name: words[language].pay }).click();
  const { data } = (await (await answered).json()) as { data: { payment_id: string } };
  await expect(page.getByRole("dialog").getByRole("img", { name: "KHQR" })).toBeVisible();
  return data.payment_id;
}

/** Checks that a text was sent to the phone. */
async function isTold(phone: string, text: string): Promise<void> {
  const sent = () => textsTo(phone).filter((each) => each.includes(text)).length;
  await expect.poll(sent, { message: `"${text}" to ${phone}`, timeout: 5000 }).toBe(1);
}

/** Checks that the order is listed as refund due, with the reason. */
async function isHeld(page: Page, { url, phone }: Opened, language: Language, reason: string): Promise<void> {
  const w = words[language];
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText(w.refund), "in the dialog").toBeVisible({ timeout: 15_000 });
  await expect(dialog.getByText(reason)).toBeVisible();
  await expectAccessible(page);
  await isTold(phone, w.told);
  await page.goto(url("/account/myaccount/myorders"));
  const order = page.getByRole("main").locator('a[href*="checkout-detail"]').first();
  await expect(order.getByText(w.badge), "in the list").toBeVisible();
  await order.click();
  await page.waitForURL(/checkout-detail\/S001-/);
  await expect(
    page.getByRole("main").getByRole("status").filter({ hasText: /[$៛]/ }).first(),
    "in the order",
  ).toBeVisible();
  await expectAccessible(page);
}

/** The variant for `npm test`; with FULL=1 every one in every language, on phone and desktop. */
const usual: Record<string, [Language, keyof typeof sizes]> = { late: ["km", "desktop"] };

function walk(
  name: string,
  title: string,
  run: (page: Page, language: Language, size: keyof typeof sizes) => Promise<void>,
): void {
  for (const language of Object.keys(languages) as Language[]) {
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[]) {
      const [usualLanguage, usualSize] = usual[name] ?? [];
      if (!isFull && (language !== usualLanguage || size !== usualSize)) continue;
      test.describe(() => {
        // Messages are in the language of the registration.
        test.use({ locale: locales[language] });
        test(`${title}, in ${language} on a ${size}`, ({ page }) => run(page, language, size));
      });
    }
  }
}

walk(
  "amount",
  "KHQR: another amount than was due is held for refund, and the shopper reads so everywhere",
  async (page, language, size) => {
    const opened = await openCode(page, language, size);
    await atBank(page, opened.id, "approve", { amount: 0.5 });
    await isHeld(page, opened, language, words[language].amount);
    await expect(page.getByRole("main").getByText("$0.50", { exact: false }).first()).toBeVisible();
  },
);

walk("late", "KHQR: the time runs out, and money that comes after it goes back", async (page, language, size) => {
  const opened = await openCode(page, language, size);
  await expirePayment(opened.id);
  await expect(page.getByRole("dialog").getByText(words[language].expired)).toBeVisible({ timeout: 15_000 });
  await expectAccessible(page);
  await atBank(page, opened.id, "approve");
  await askBankNow(opened.id);
  await isHeld(page, opened, language, words[language].late);
});

walk("gone", "KHQR: paid in time but told late, and the goods are gone", async (page, language, size) => {
  const own = await ownProduct(page, Object.keys(languages).indexOf(language) * 2 + Object.keys(sizes).indexOf(size));
  const opened = await openCode(page, language, size, own);
  const stock = "update stock set on_hand = $2 where product_id = $1";
  await atBank(page, opened.id, "approve", { seconds: 600 });
  await change(
    "update payments set expires_at = now() + interval '1 second', next_check_at = now() + interval '1 second' where reference = $1",
    [opened.id],
  );
  await expect(page.getByRole("dialog").getByText(words[language].expired)).toBeVisible({ timeout: 15_000 });
  await change(stock, [opened.product.id, 0]);
  try {
    await bankTells(opened.id);
    await askBankNow(opened.id);
    await isHeld(page, opened, language, words[language].gone);
  } finally {
    await change(stock, [opened.product.id, 50]);
  }
});

walk("twice", "KHQR: paid twice, the order stands and what came too much goes back", async (page, language, size) => {
  const w = words[language];
  const { id, phone, url } = await openCode(page, language, size);
  await atBank(page, id, "approve");
  await page.waitForURL(/\/account\/myaccount\/myorders/, { timeout: 15_000 });
  await atBank(page, id, "approve");
  await askBankNow(id);
  await isTold(phone, w.twice);
  await page.goto(url("/account/myaccount/myorders"));
  const order = page.getByRole("main").locator('a[href*="checkout-detail"]').first();
  await expect(order.getByText(w.badge)).toBeVisible();
  await order.click();
  await page.waitForURL(/checkout-detail\/S001-/);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: w.paidAlready }).first()).toBeVisible();
  await expectAccessible(page);
});

walk(
  "used",
  "KHQR: a transfer that has paid for one order pays for no other, and the shopper reads so",
  async (page, language, size) => {
    const w = words[language];
    const { id, product, url } = await openCode(page, language, size);
    const hash = id.replaceAll("-", "").repeat(2);
    await atBank(page, id, "approve", { hash });
    await page.waitForURL(/\/account\/myaccount\/myorders/, { timeout: 15_000 });
    await callApi(page, "POST", "/api/cart/add", { product_id: product.id, quantity: 1 });
    const second = await showCode(page, language, url("/checkout"));
    const dialog = page.getByRole("dialog");
    await atBank(page, second, "approve", { hash });
    await expect(dialog.getByText(w.used)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    await expect(dialog.getByRole("button", { name: w.again })).toBeVisible();
    expect((await callApi(page, "GET", "/api/checkout/history")).data).toHaveLength(1);
  },
);

walk(
  "declined",
  "KHQR: declined at the bank, the shopper reads so and gets another code when they ask",
  async (page, language, size) => {
    const w = words[language];
    const { id } = await openCode(page, language, size);
    const dialog = page.getByRole("dialog");
    await atBank(page, id, "decline");
    await expect(dialog.getByText(w.declined)).toBeVisible({ timeout: 15_000 });
    await expectAccessible(page);
    const again = dialog.getByRole("button", { name: w.again });
    await expect(again, "where keys and screen readers go on from").toBeFocused();
    await again.click();
    await expect(dialog.getByRole("img", { name: "KHQR" })).toBeVisible();
  },
);

walk(
  "silent",
  "KHQR: a bank that does not answer keeps the shopper waiting, and the order comes when it does",
  async (page, language, size) => {
    const w = words[language];
    const { id } = await openCode(page, language, size);
    await atBank(page, id, "approve");
    await atBank(page, id, "error", { seconds: 5 });
    for (let answers = 0; answers < 2; answers++)
      await page.waitForResponse((response) => response.url().endsWith("/payment/check_payment_status"));
    await expect(page.getByRole("dialog").getByText(w.wait)).toBeVisible();
    await page.waitForURL(/\/account\/myaccount\/myorders/, { timeout: 30_000 });
    await expect(page.getByRole("main").locator('a[href*="checkout-detail"]')).toHaveCount(1);
  },
);
