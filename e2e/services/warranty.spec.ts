import jsQR from "jsqr";
import sharp from "sharp";
import { codeFor, newPhone } from "../fixtures/phones.ts";
import {
  expect,
  expectAccessible,
  isFull,
  languages,
  send,
  sizesOf,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

const words = {
  en: {
    serial: "Serial number or IMEI",
    order: "Order number",
    phone: "Last four digits of your phone",
    check: "Check",
    unknown: "We found no purchase for this. Please check what you typed",
    waiting: "Begins with the delivery",
    grade: "Grade C",
    fault: "Faulty",
  },
  km: {
    serial: "លេខស៊េរី ឬ IMEI",
    order: "លេខបញ្ជាទិញ",
    phone: "លេខ 4 ខ្ទង់ចុងក្រោយនៃទូរស័ព្ទរបស់អ្នក",
    check: "ពិនិត្យ",
    unknown: "រកមិនឃើញការទិញនេះទេ។ សូមពិនិត្យអ្វីដែលអ្នកបានបញ្ចូលឡើងវិញ",
    waiting: "ចាប់ផ្តើមពេលដឹកដល់",
    grade: "កម្រិត C",
    fault: "ខូច",
  },
  zh: {
    serial: "序列号或 IMEI",
    order: "订单号",
    phone: "手机号后四位",
    check: "查询",
    unknown: "未找到对应的购买记录，请核对输入的内容",
    waiting: "自签收之日起计算",
    grade: "C 级",
    fault: "故障",
  },
} satisfies Record<Language, Record<string, string>>;

/** A camera in stock, a different one each time: one model's stock does not last for all tests. */
async function camera(): Promise<number> {
  const { text } = await send("S001", "/rest/api/products?category_id=2&in_stock=1&row_per_page=100");
  const cards = (
    JSON.parse(text).data as { id: number; variant_option_id: number | null; price: number | null }[]
  ).filter(({ variant_option_id, price }) => variant_option_id === null && price !== null);
  return cards[Math.floor(Math.random() * cards.length)]!.id;
}

/** Orders a camera at S001 as a new customer, through the API; returns order number and phone. */
async function order(): Promise<{ number: string; phone: string }> {
  const phone = newPhone();
  let token = "";
  const post = async (path: string, body: object) => {
    const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
    const { text } = await send("S001", `/rest${path}`, { method: "POST", headers, body: JSON.stringify(body) });
    return JSON.parse(text).data;
  };
  await post("/api/auth/register", { name: "Dara", phone, password: "correct horse 1" });
  ({ token } = await post("/api/verify", { phone, otp: await codeFor(phone) }));
  const { id: address } = await post("/api/profile/location/add", {
    name: "Home",
    lat: 11.556,
    long: 104.928,
    description: "Street 51",
  });
  await post("/api/cart/add", {
    product_id: await camera(),
    quantity: 1,
    variant_option_id: null,
    unit_id: null,
    note: null,
  });
  const { order_number: number } = await post("/checkout", { payment_type: "cod", address });
  return { number, phone };
}

for (const language of Object.keys(languages) as Language[]) {
  for (const [size, viewport] of sizesOf(language)) {
    test(`warranty by order and phone, ${language}, ${size}`, async ({ page }) => {
      const text = words[language];
      const { number, phone } = await order();
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", `${languages[language]}/warranty?order=${number}`));
      await expect(page.getByLabel(text.order, { exact: true })).toHaveValue(number);
      await page.getByLabel(text.phone).first().fill(phone.slice(-4));
      await page.getByRole("main").getByRole("button", { name: text.check, exact: true }).first().click();
      await expect(page.getByRole("main").getByText(text.waiting)).toBeVisible();
      await expectAccessible(page);

      await page.getByLabel(text.serial, { exact: true }).fill("35 693803 564380 0");
      await page.getByRole("main").getByRole("button", { name: text.check, exact: true }).nth(1).click();
      const asked = page.locator("form").filter({ has: page.getByLabel(text.serial, { exact: true }) });
      await expect(asked.getByRole("alert"), "where it was asked").toHaveText(text.unknown);
      await expectAccessible(page);
    });

    test(`the check result of a code on a label, ${language}, ${size}`, async ({ page }) => {
      const text = words[language];
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", `${languages[language]}/check-result`));
      await page.locator("[name=code]").fill("c9np 64ve");
      await page.locator("main form [type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`${languages[language]}/check-result/C9NP64VE$`));
      await expect(page.getByText(text.grade)).toBeVisible();
      await expect(page.getByText(text.fault, { exact: true })).toHaveCount(1);
      await expectAccessible(page);
    });
  }
}

test.describe("a mistyped code of a label", () => {
  test.use({ refusals: [404] });
  test("stays in its field for correction", async ({ page }) => {
    for (const prefix of Object.values(languages)) {
      await page.goto(storeUrl("S001", `${prefix}/check-result`));
      await page.locator("[name=code]").fill("c9np 64vf");
      await page.locator("main form [type=submit]").click();
      await expect(page.locator("[name=code][aria-invalid=true]")).toHaveValue("c9np 64vf");
      await expectAccessible(page);
      await page.locator("[name=code]").fill("c9np 64ve");
      await page.locator("main form [type=submit]").click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/check-result/C9NP64VE$`));
    }
  });
});

test("a printed report contains only the report and its code", async ({ page }) => {
  await page.goto(storeUrl("S001", "/check-result/7K4M29QX"));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "Scan to read this report" })).toBeVisible();
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("button", { name: "Print" })).toBeHidden();
});

for (const [language, prefix] of Object.entries(languages).filter(([language]) => isFull || language === "km")) {
  test(`the printed label of a device is the bare page, and scans to its report, ${language}`, async ({ page }) => {
    await page.goto(storeUrl("S001", `${prefix}/print/check?id=7K4M29QX`));
    for (const role of ["banner", "contentinfo", "navigation"] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByText("7K4M 29QX")).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ media: "print" });
    const shown = await page.getByRole("img").screenshot();
    const { data, info } = await sharp(shown).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
      storeUrl("S001", `${prefix}/check-result/7K4M29QX`),
    );
  });
}

test("check results exist only where they are enabled, and unknown codes are not found", async () => {
  expect((await send("S002", "/check-result")).status).toBe(404);
  expect((await send("S002", "/check-result/7K4M29QX")).status).toBe(404);
  expect((await send("S002", "/print/check?id=7K4M29QX")).status).toBe(404);
  expect((await send("S001", "/check-result/7K4M29QY")).status).toBe(404);
});
