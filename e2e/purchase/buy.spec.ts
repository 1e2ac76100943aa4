import { codeFor, newPhone } from "../fixtures/phones.ts";
import { expect, expectAccessible, isFull, languages, sizes, storeUrl, test, type Language } from "../fixtures/shop.ts";

// The whole way, with everything that a shopper's browser has.
test.use({ serviceWorkers: "allow" });

/** Labels that the test presses, by language. */
const words = {
  en: {
    addToCart: "Add to cart",
    cart: /^Cart/,
    checkout: "Checkout",
    register: "Create account",
    name: "Name",
    phone: "Phone number",
    password: "Password",
    code: "Code of six digits",
    addAddress: "Add address",
    addressName: "Name of the address",
    province: "Find a province, district or commune",
    home: "Battambang",
    street: "House, street, notes for the driver",
    save: "Save",
    cash: /Cash on Delivery/,
    place: "Place order",
    orders: "My orders",
  },
  km: {
    addToCart: "ដាក់ក្នុងកន្ត្រក",
    cart: /^កន្ត្រក/,
    checkout: "ទូទាត់ប្រាក់",
    register: "បង្កើតគណនី",
    name: "ឈ្មោះ",
    phone: "លេខទូរស័ព្ទ",
    password: "ពាក្យសម្ងាត់",
    code: "លេខកូដប្រាំមួយខ្ទង់",
    addAddress: "បន្ថែមអាសយដ្ឋាន",
    addressName: "ឈ្មោះអាសយដ្ឋាន",
    province: "ស្វែងរកខេត្ត ស្រុក ឬឃុំ",
    home: "បាត់ដំបង",
    street: "លេខផ្ទះ ផ្លូវ និងចំណាំសម្រាប់អ្នកដឹកជញ្ជូន",
    save: "រក្សាទុក",
    cash: /^បង់ប្រាក់ពេលទទួល/,
    place: "បញ្ជាទិញ",
    orders: "ការបញ្ជាទិញរបស់ខ្ញុំ",
  },
  zh: {
    addToCart: "加入购物车",
    cart: /^购物车/,
    checkout: "结算",
    register: "注册账户",
    name: "姓名",
    phone: "手机号",
    password: "密码",
    code: "六位验证码",
    addAddress: "添加地址",
    addressName: "地址名称",
    province: "搜索省、县（区）或乡（分区）",
    home: "马德望",
    street: "门牌、街道、给配送员的备注",
    save: "保存",
    cash: /货到付款/,
    place: "提交订单",
    orders: "我的订单",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

/** Two stores with different colours, assortments and prices. */
const stores = [
  { store: "S001", list: "/phone" },
  { store: "S004", list: "/smarthome" },
];

/** The combinations for a quick run; FULL=1 runs all twelve of language, store and size. */
const quickWalks = ["S001 zh desktop", "S004 km phone"];

for (const { store, list } of stores) {
  for (const language of Object.keys(languages) as Language[]) {
    for (const [size, viewport] of Object.entries(sizes)) {
      if (!isFull && !quickWalks.includes(`${store} ${language} ${size}`)) continue;
      test(`a shopper buys at ${store} in ${language} on a ${size}`, async ({ page }) => {
        const w = words[language];
        const prefix = languages[language];
        const url = (path: string) => storeUrl(store, prefix + path);
        const phone = newPhone();
        await page.setViewportSize(viewport);

        await page.goto(url(prefix ? "" : "/"));
        await expect(page.locator("html")).toHaveAttribute("lang", language);
        await expectAccessible(page);

        await test.step("a category, its second page, a product", async () => {
          await page.goto(url(list));
          await expectAccessible(page);
          await page.getByRole("main").locator('a[href*="/product/"]').first().click();
          await page.waitForURL(/\/product\/\d+/);
          await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
          await expectAccessible(page);
        });

        const product = await page.getByRole("heading", { level: 1 }).innerText();
        await test.step("in the guest's cart", async () => {
          await page.getByRole("button", { name: w.addToCart }).first().click();
          await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(1);
        });

        await test.step("checkout asks for an account and is come back to", async () => {
          await page.goto(url("/checkout"));
          await page.waitForURL(/\/login\?next=/);
          await expectAccessible(page);
          await page.getByRole("main").getByRole("link", { name: w.register }).click();
          await page.waitForURL(/\/register/);
          await expectAccessible(page);
          await page.getByLabel(w.name, { exact: true }).fill("Sokha");
          await page.getByLabel(w.phone, { exact: true }).fill(phone);
          await page.getByLabel(w.password, { exact: true }).fill("correct horse 1");
          await page.getByRole("main").getByRole("button", { name: w.register }).click();
          await page.waitForURL(/\/otp\/verify/);
          await expectAccessible(page);
          await page.getByLabel(w.code).fill(await codeFor(phone));
          await page.waitForURL(/\/checkout$/);
        });

        await test.step("the guest's line is there once, on the server alone", async () => {
          await expect(page.getByRole("main").getByText(product).first()).toBeVisible();
          await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]").length)).toBe(0);
        });

        await test.step("an address", async () => {
          await page.getByRole("main").getByRole("link", { name: w.addAddress }).first().click();
          await page.getByLabel(w.addressName).fill("Home");
          await page.getByLabel(w.street).fill("Street 271");
          await page.getByLabel(w.province).fill(w.home);
          await page
            .getByRole("list")
            .filter({ has: page.getByRole("button", { name: w.home }) })
            .getByRole("button")
            .first()
            .click();
          await page.getByRole("button", { name: w.save }).click();
          await page.waitForURL(/\/checkout/);
          await expectAccessible(page);
        });

        await test.step("cash on delivery, and the order is there", async () => {
          await page.getByRole("radio", { name: w.cash }).check();
          await expect(page).toHaveURL(/way=cod/);
          await page.getByRole("button", { name: w.place, exact: true }).click();
          await page.waitForURL(/\/account\/myaccount\/myorders/);
          await expect(page.getByRole("heading", { name: w.orders })).toBeVisible();
          await expectAccessible(page);
          await page.locator('a[href*="checkout-detail"]').first().click();
          await page.waitForURL(/checkout-detail\//);
          await expect(page.getByText(product).first()).toBeVisible();
          await expectAccessible(page);
        });
      });
    }
  }
}
