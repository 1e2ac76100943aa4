import type { Locator } from "@playwright/test";
import { wrongCode } from "@shop/api/testing/shops/outbox";
import { codeFor, e164, newPhone } from "../fixtures/phones.ts";
import { expect, send, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { addAddress, callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { whileLocked } from "../fixtures/database.ts";

// A refused form is answered with 400.
test.use({ javaScriptEnabled: false, refusals: [400] });

test("browsing, searching and reading work without a script", async ({ page }) => {
  await page.goto(storeUrl("S001"));
  await page.getByRole("main").locator('a[href="/phone"]').first().click();
  await expect(page).toHaveURL(/\/phone$/);
  const first = await page.getByRole("main").locator('a[href*="/product/"]').first().getAttribute("href");

  const second = page.getByRole("main").locator('a[href*="page=2"]').first();
  // Cards above it are laid out when they come near: it moves once after it has been scrolled to.
  await second.hover();
  await second.click();
  await expect(page).toHaveURL(/page=2/);
  expect(await page.getByRole("main").locator('a[href*="/product/"]').first().getAttribute("href")).not.toBe(first);

  await page.getByRole("main").locator('a[href*="/product/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();

  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill("Galaxy S25");
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().press("Enter");
  await expect(page).toHaveURL(/\/search\/Galaxy/);
  await expect(page.getByRole("main").getByText("Samsung Galaxy S25").first()).toBeVisible();
});

test("all filters can be cleared without a script, also in a phone's filters", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/phone?promotion=1&sort=name"));
  await page.getByRole("link", { name: "Filters (1)" }).click();
  await page.getByRole("complementary", { name: "Filters" }).getByRole("link", { name: "Clear all" }).click();
  await expect(page).toHaveURL(/\/phone\?sort=name$/);
});

test("nothing is offered that needs a script", async ({ page }) => {
  await page.goto(storeUrl("S001", "/product/1"));
  await expect(page.getByRole("link", { name: "Buy now" })).toBeVisible();
  await expect(page.getByText("Quantity").filter({ visible: true })).toHaveCount(0);
  await expect(page.locator("button[type=button]:visible")).toHaveCount(0);
});

test("buttons that need a script leave no gaps on a phone", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/search/tapo c200"));
  const card = page.getByRole("main").getByRole("article").first();
  await expect(card.locator(".for-taps")).toBeHidden();
  const links = page.locator("nav.fixed").getByRole("listitem").filter({ visible: true });
  await expect(links).toHaveText(["Home", "Compare", "Account"]);
  const widths = await links.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().width)),
  );
  expect(widths).toEqual(widths.map(() => sizes.phone.width / 3));

  const rightOf = async (link: Locator) => {
    const { x, width } = (await link.boundingBox())!;
    return Math.round(x + width);
  };
  const language = page.locator("header").getByText("English").filter({ visible: true });
  expect(await rightOf(language)).toBeGreaterThan(sizes.phone.width - 24);
  await page.goto(storeUrl("S001", "/product/1"));
  expect(await rightOf(page.getByRole("link", { name: "Buy now" }))).toBe(sizes.phone.width - 16);
});

test("the sort order is readable beside its button on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/phone?brand_id=2&in_stock=1"));
  const order = page.getByLabel("Sort by");
  const { width, y } = (await order.boundingBox())!;
  expect(width).toBeGreaterThan(180);
  expect((await page.getByRole("button", { name: "Sort", exact: true }).boundingBox())!.y).toBe(y);
});

test("choosing another variant without a script shows its specifications", async ({ page }) => {
  await page.goto(storeUrl("S001", "/product/1"));
  await page.getByRole("main").getByRole("link", { name: "1 TB", exact: true }).click();
  await expect(page).toHaveURL(/\?v=109$/);
  await expect(
    page
      .locator("#specifications + table")
      .getByRole("row", { name: /^Storage/ })
      .getByRole("cell"),
  ).toHaveText("1 TB");
});

test("registration and adding an address work without a script", async ({ page }) => {
  const phone = newPhone();
  await page.goto(storeUrl("S001", "/kh/register?next=%2Fkh%2Faccount%2Fmyaccount%2Faddresses%3Fadd%3D1"));
  const form = page.getByRole("main").locator("form").first();
  await form.locator("[name=name]").fill("Dara");
  await form.locator("[name=phone]").fill(phone);
  await form.locator("[name=password]").fill("correct horse 1");
  await form.locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/kh\/otp\/verify$/);
  await page.locator("[name=otp]").fill(await codeFor(phone));
  await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/kh\/account\/myaccount\/addresses\?add=1$/);
  await page.locator("[name=name]").fill("ផ្ទះ");
  await page.locator("[name=description]").fill("ផ្លូវ 271");
  const save = page.getByRole("main").locator("form [type=submit]").first();
  await save.click();
  await expect(
    page.getByText("ត្រូវបំពេញ រយៈទទឹង").first(),
    "nobody's fee is that of a place which was not chosen",
  ).toBeVisible();
  await page.getByLabel("ខេត្ត ឬរាជធានី").selectOption("បាត់ដំបង");
  await save.click();
  await expect(page.getByRole("main").getByText("ផ្ទះ").first()).toBeVisible();
});

test("a purchase by KHQR works without a script, with a code page that refreshes itself; the order can be cancelled", async ({
  page,
  browser,
}) => {
  // Everything before the checkout is done through the API, on a page with script; its cookies are copied.
  const prepared = await browser.newContext({ javaScriptEnabled: true });
  const tab = await prepared.newPage();
  await tab.goto(storeUrl("S001", "/login"));
  await signUp(tab);
  const [product] = await plainProducts(tab);
  await addAddress(tab, { description: "Street 271" });
  expect(await callApi(tab, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 })).toMatchObject({
    code: 0,
  });
  await page.context().addCookies(await prepared.cookies());
  await prepared.close();

  await page.goto(storeUrl("S001", "/kh/account/myaccount"));
  await page.getByRole("main").getByRole("link", { name: "កន្ត្រក", exact: true }).click();
  const total = await page.getByRole("main").locator("[name=expected_total]").inputValue();
  await page.locator("[name=intent][value=place]").click();
  await expect(page).toHaveURL(/\/kh\/checkout\/khqr\?payment=/);
  const main = page.getByRole("main");
  await expect(main.getByText(`$${total}`)).toBeVisible();
  const code = main.getByRole("img", { name: "KHQR" });
  await expect(code).toBeVisible();
  const picture = await send("S001", (await code.getAttribute("src"))!);
  expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/svg+xml"]);

  await main.getByRole("link", { name: "ពិនិត្យឥឡូវនេះ" }).click();
  await expect(code, "nothing is paid yet").toBeVisible();
  await main.locator("button[formaction$='/approve']").click();
  // Nothing is pressed here: the page refreshes itself until the order is there.
  await expect(page).toHaveURL(storeUrl("S001", "/kh/account/myaccount/myorders"), { timeout: 30_000 });
  await expect(main.getByRole("status").filter({ hasText: /អរគុណ! ការបញ្ជាទិញ S001-\S+ របស់អ្នកបានជោគជ័យ។/ })).toBeVisible();
  await main.locator('a[href*="checkout-detail"]').first().click();
  await expect(
    main
      .getByRole("listitem")
      .or(main.getByRole("row"))
      .filter({ has: page.locator(`a[href$="/product/${product!.id}"]`) })
      .first(),
  ).toBeVisible();
  await main.locator("[name=intent][value=cancel]").click();
  await expect(main.locator("[name=intent][value=again]"), "the page of the order, cancelled").toBeVisible();
  await expect(main.locator("[name=intent][value=cancel]")).toHaveCount(0);
});

test.describe("refusals", () => {
  test.use({ refusals: [400] });

  test("a wrong code says so in the shopper's language and loses nothing", async ({ page }) => {
    const phone = newPhone();
    await page.goto(storeUrl("S001", "/zh/register"));
    const form = page.getByRole("main").locator("form").first();
    await form.locator("[name=name]").fill("Li");
    await form.locator("[name=phone]").fill(phone);
    await form.locator("[name=password]").fill("correct horse 1");
    await form.locator("[type=submit]").click();
    const code = await codeFor(phone);
    await page.locator("[name=otp]").fill(wrongCode(code));
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
    expect((await answer).status()).toBe(400);
    await expect(page.getByText("验证码不正确").filter({ visible: true })).toHaveCount(1);
    await page.locator("[name=otp]").fill(code);
    await page.getByRole("main").locator("form").first().locator("[type=submit]").click();
    await expect(page).toHaveURL(/\/zh\/account\/myaccount$/);
  });
});

test.describe("a shop that is too busy for a logout", () => {
  test.use({ refusals: [503] });

  test("says so, and logs out on retry", async ({ page, context, browser }) => {
    const tab = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await tab.goto(storeUrl("S001", "/login"));
    const phone = await signUp(tab);
    await context.addCookies(await tab.context().cookies());
    await tab.context().close();
    await page.goto(storeUrl("S001", "/kh/logout"));
    const logOut = page.getByRole("main").getByRole("button", { name: "ចាកចេញ" });
    await whileLocked(
      "select 1 from sessions where customer_id = (select id from customers where phone = $1) for update",
      [e164(phone)],
      async () => {
        await logOut.click();
        await expect(page.getByRole("alert")).toHaveText("ហាងកំពុងរវល់។ សូមរង់ចាំបន្តិច រួចព្យាយាមម្តងទៀត");
      },
    );
    expect((await context.cookies()).find(({ name }) => name === "jwt")).toBeDefined();
    await logOut.click();
    await expect(page).toHaveURL(storeUrl("S001", "/kh"));
    expect((await context.cookies()).find(({ name }) => name === "jwt")).toBeUndefined();
  });
});
