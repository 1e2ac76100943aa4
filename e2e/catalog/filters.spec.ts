import type { Locator, Page } from "@playwright/test";
import { alive, expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

test.use({ viewport: sizes.desktop });

const cards = "main article";
/** Opens a list whose script runs; returns its filters. */
async function openList(page: Page, path: string): Promise<Locator> {
  await page.goto(storeUrl("S001", path));
  await alive(page);
  return page.getByRole("complementary", { name: /^(Filters|筛选)$/ });
}

const priceOf = (text: string) => Number(/\$([\d,]+\.\d\d)/.exec(text)![1]!.replaceAll(",", ""));

test("filters show counts, are part of the URL, and are restored by Back, with the scroll position", async ({
  page,
}) => {
  const filters = await openList(page, "/phone");
  const samsung = filters.locator("label", { hasText: "Samsung" });
  const count = Number((await samsung.locator("span").last().textContent())!);
  await samsung.click();
  await expect(page).toHaveURL(/\/phone\?brand_id=\d+$/);
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: "product" })).toHaveText(
    `${count} products`,
  );
  await expect(page.locator(cards)).toHaveCount(count);

  // Attributes that the listed products share are further filters.
  const attribute = filters
    .locator("label", { has: page.locator("[name=filter]") })
    .filter({ visible: true })
    .first();
  // The label's own text, beside its count.
  const name = await attribute.evaluate(
    (label) => [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!.textContent!,
  );
  await attribute.click();
  await expect(page).toHaveURL(/[?&]filter=/);
  await expect(page.getByRole("link", { name: `Remove filter: ${name}`, exact: true })).toBeVisible();
  const narrowed = () => page.locator(cards).count();
  await expect.poll(narrowed).toBeLessThan(count);
  expect(await narrowed()).toBeGreaterThan(0);
  await page.getByRole("link", { name: `Remove filter: ${name}`, exact: true }).click();
  await expect(page.locator(cards)).toHaveCount(count);

  await page.getByLabel("Sort by").selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect
    .poll(async () => (await page.locator(cards).allTextContents()).map(priceOf))
    .toEqual((await page.locator(cards).allTextContents()).map(priceOf).toSorted((a, b) => a - b));

  const address = page.url();
  const last = page.locator(cards).last();
  await last.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(200);
  await last.getByRole("link").first().click();
  await expect(page).toHaveURL(/\/product\/\d+/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.locator(cards)).toHaveCount(count);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrolled - 50);
  await expect(samsung.getByRole("checkbox")).toBeChecked();

  // Opening the shared URL shows the same list.
  await page.goto(address);
  await expect(page.locator(cards)).toHaveCount(count);
  await expect(page.getByLabel("Sort by")).toHaveValue("price_asc");
});

test("a chosen filter stays visible if another one leaves no product for it", async ({ page }) => {
  const filters = await openList(page, "/phone?brand_id=1&filter=network%3A4G&price_min=5000");
  await filters.locator("label", { hasText: "In stock" }).click();
  await expect(page).toHaveURL(/in_stock=1/);
  expect(new URL(page.url()).searchParams.getAll("brand_id")).toEqual(["1"]);
  expect(new URL(page.url()).searchParams.getAll("filter")).toEqual(["network:4G"]);
});

test("a brand among many is found by typing, and stays chosen while another is sought", async ({ page }) => {
  const filters = await openList(page, "/zh/category");
  const field = filters.getByRole("searchbox", { name: "品牌" });
  const brands = filters.locator("label", { has: page.locator("[name=brand_id]") }).filter({ visible: true });
  await field.fill("ＨＩＫｖ");
  await expect(brands).toHaveText(/^Hikvision\d+$/);
  // Enter would apply the filters.
  await field.press("Enter");
  await expect(page).toHaveURL(/\/zh\/category$/);
  await brands.click();
  await expect(page.getByRole("heading", { level: 1, name: "Hikvision" })).toBeVisible();
  await filters.getByRole("searchbox", { name: "品牌" }).fill("dahua");
  await brands.click();
  await expect(page).toHaveURL(/\/zh\/category\?brand_id=\d+&brand_id=\d+$/);
  await filters.getByRole("searchbox", { name: "品牌" }).fill("no such brand");
  await expect(brands).toHaveCount(0);
  await expect(filters.getByRole("link", { name: "全部品牌" })).toBeVisible();
});

test("a price may have digits of any of the shop's scripts; anything else stays in its field and is invalid", async ({
  page,
}) => {
  const from = (await openList(page, "/phone")).locator("[name=price_min]");
  await from.fill("ten");
  await from.press("Enter");
  expect(await from.evaluate((field: HTMLInputElement) => field.validity.patternMismatch)).toBe(true);
  await expect(page).toHaveURL(/\/phone$/);
  await from.fill("8,200,000៛");
  await from.press("Enter");
  await expect(page).toHaveURL(/\/phone\?price_min=2000$/);
  await from.fill("$១,០០០");
  await from.press("Enter");
  await expect(page).toHaveURL(/price_min=1000/);
});

test("an invalid price does not trap Tab, and applying a price leaves the focus in the next field", async ({
  page,
}) => {
  const filters = await openList(page, "/phone");
  const price = (name: string) => filters.locator(`[name=${name}]`);
  await price("price_min").fill("ten");
  await price("price_min").press("Tab");
  await expect(price("price_max")).toBeFocused();
  await price("price_min").fill("100");
  await price("price_min").press("Tab");
  await page.keyboard.type("9");
  await expect(page).toHaveURL(/price_min=100$/);
  await expect(page.getByRole("link", { name: "Remove filter: From $100.00" })).toBeVisible();
  await expect(price("price_max")).toBeFocused();
  await expect(price("price_max")).toHaveValue("9");
});

test.describe("on a slow network", () => {
  // A service worker would bypass the test's route.
  test.use({ serviceWorkers: "block" });

  test("choices show at once, and are kept while the list of an earlier one is loading", async ({ page }) => {
    const filters = await openList(page, "/phone");
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/phone\.data\?/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const brand = (name: string) => filters.locator("label", { hasText: name }).getByRole("checkbox");
    const order = page.getByLabel("Sort by");
    await order.selectOption("price_asc");
    await brand("Samsung").check();
    await brand("Apple").check();
    await expect(order).toHaveValue("price_asc");
    await page.getByRole("link", { name: "Remove filter: Apple" }).click();
    await expect(brand("Apple")).not.toBeChecked();
    await order.selectOption("price_desc");
    await expect(brand("Samsung")).toBeChecked();
    arrived.resolve();
    await expect(page).toHaveURL(/\/phone\?brand_id=\d+&sort=price_desc$/);
    await expect(page.locator(cards).first()).toContainText("Samsung");
    await expect(order).toHaveValue("price_desc");
  });
});

test("from one brand to two and back: one brand is its own page, two are filters on everything", async ({ page }) => {
  const filters = await openList(page, "/category");
  const brand = (name: string) => filters.locator("label", { has: page.locator("[name=brand_id]"), hasText: name });
  const countOf = async (name: string) => Number(await brand(name).locator("span").last().textContent());
  const heading = page.getByRole("heading", { level: 1 });
  const names = (
    await filters
      .locator("label", { has: page.locator("[name=brand_id]") })
      .evaluateAll((labels) =>
        labels.map((label) => [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE)!.textContent!),
      )
  ).slice(0, 2);
  const [one, other] = names as [string, string];
  const both = (await countOf(one)) + (await countOf(other));
  await brand(one).click();
  await expect(page).toHaveURL(/\/category\?brand_id=\d+$/);
  await expect(heading).toHaveText(one);
  await brand(other).click();
  await expect(page).toHaveURL(/\/category\?brand_id=\d+&brand_id=\d+$/);
  await expect(heading).toHaveText("All Category");
  await expect(page.getByRole("status").filter({ hasText: /products$/ })).toHaveText(`${both} products`);
  await brand(one).click();
  await expect(heading).toHaveText(other);
  await brand(other).click();
  await expect(page).toHaveURL(/\/category$/);
});

test("a list that becomes short is scrolled into view for shoppers far down the page", async ({ page }) => {
  const filters = await openList(page, "/search/laptop");
  await filters
    .getByText(/^Show \d+ more$/)
    .first()
    .click();
  await page.evaluate(() => scrollTo(0, 900));
  await filters.locator("label", { hasText: "Kingston" }).click();
  await expect(page).toHaveURL(/brand_id=/);
  await expect(page.getByRole("status").filter({ hasText: /products?$/ })).toBeInViewport();
});

test("on a phone the filters are in a drawer and applied together", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  // Before hydration the link leads to the filters below the list.
  await openList(page, "/kh/phone");
  await page.getByRole("link", { name: "តម្រង" }).click();
  const drawer = page.getByRole("dialog");
  await drawer
    .getByRole("checkbox", { name: /បញ្ចុះតម្លៃ|ប្រូម៉ូសិន/ })
    .first()
    .check();
  // The button shows the number of results in advance.
  await expect(drawer.locator("[type=submit]")).toHaveText(/^បង្ហាញលទ្ធផល \(\d+\)$/);
  const told = /\d+/.exec(await drawer.locator("[type=submit]").innerText())![0];
  await drawer.locator("[type=submit]").click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/kh\/phone\?promotion=1$/);
  await expect(page.locator(cards)).toHaveCount(Number(told));
  await expect(page.locator(cards).filter({ hasNotText: /−\d+%/ })).toHaveCount(0);
  await expect(page.locator(cards)).not.toHaveCount(0);
  await page.getByRole("link", { name: "តម្រង (1)" }).click();
  await expectAccessible(page);
  await drawer.getByRole("link", { name: "សម្អាតទាំងអស់" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/\/kh\/phone$/);
  await page.getByRole("link", { name: "តម្រង", exact: true }).click();
  await expect(drawer.locator("[type=submit]")).toBeVisible();
  await expect(drawer.getByRole("link", { name: "សម្អាតទាំងអស់" }), "there is nothing to clear").toHaveCount(0);
});

test("on a phone, two brands show as many products as the button announced", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await openList(page, "/category");
  await page.getByRole("link", { name: "Filters" }).click();
  const drawer = page.getByRole("dialog");
  for (const at of [0, 1]) await drawer.locator("[name=brand_id]").nth(at).check();
  await expect(drawer.locator("[type=submit]")).toHaveText(/\(\d+\)$/);
  const told = /\d+/.exec(await drawer.locator("[type=submit]").innerText())![0];
  await drawer.locator("[type=submit]").click();
  await expect(page).toHaveURL(/\/category\?brand_id=\d+&brand_id=\d+$/);
  await expect(page.getByRole("status").filter({ hasText: /products$/ })).toHaveText(`${told} products`);
});

test("removing a filter moves the focus to the next one, and paging moves it to the start of the page", async ({
  page,
}) => {
  await openList(page, "/camera?in_stock=1&price_min=10");
  const removed = (name: string) => page.getByRole("link", { name: `Remove filter: ${name}` });
  await removed("In stock").press("Enter");
  await expect(page).toHaveURL(/\/camera\?price_min=10$/);
  await expect(removed("From $10.00")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/camera$/);
  const order = page.getByLabel("Sort by");
  const results = page.locator("main [tabindex='-1']").filter({ has: order });
  await expect(results).toBeFocused();
  await page.getByRole("link", { name: "Next page" }).press("Enter");
  await expect(page).toHaveURL(/page=2/);
  await expect(results).toBeFocused();
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.keyboard.press("Tab");
  await expect(order).toBeFocused();
});

test("on /category a category is a link that keeps the other filters, as is the link back; on promotions it is a filter", async ({
  page,
}) => {
  const filters = await openList(page, "/category?in_stock=1&sort=price_asc");
  await expect(filters.getByRole("radio")).toHaveCount(0);
  await filters.getByRole("group", { name: "Category" }).getByRole("link").nth(2).press("Enter");
  await expect(page).toHaveURL(/\/category\?cat_id=\d+&in_stock=1&sort=price_asc$/);
  await filters.getByRole("link", { name: "All categories" }).click();
  await expect(page).toHaveURL(/\/category\?in_stock=1&sort=price_asc$/);

  await openList(page, "/promotions");
  const choices = filters.getByRole("radio");
  await choices.first().focus();
  for (const at of [1, 2]) {
    await page.keyboard.press("ArrowDown");
    await expect(page).toHaveURL(new RegExp(`cat_id=${await choices.nth(at).getAttribute("value")}$`));
    await expect(choices.nth(at)).toBeFocused();
  }
});

test("unchecking an option behind 'Show more' does not collapse it", async ({ page }) => {
  const filters = await openList(page, "/search/laptop");
  await filters
    .getByText(/^Show \d+ more$/)
    .first()
    .click();
  const one = filters.locator("details label").first();
  await one.click();
  await expect(page).toHaveURL(/brand_id=/);
  await one.click();
  await expect(page).toHaveURL(/laptop$/);
  await expect(one.getByRole("checkbox")).toBeFocused();
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("a list is filtered, sorted and paged", async ({ page }) => {
    await page.goto(storeUrl("S001", "/category?cat_id=7"));
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox", { name: /In stock/ }).check();
    await page.getByLabel("Sort by").selectOption("price_desc");
    await filters.locator("[type=submit]").click();
    await expect(page).toHaveURL(/in_stock=1/);
    await expect(page).toHaveURL(/sort=price_desc/);
    const second = page.getByRole("main").getByRole("link", { name: "Page 2", exact: true });
    // Cards above it are laid out when they come near (`ui/timing/later.ts`): it moves once after it has been scrolled to.
    await second.hover();
    await second.click();
    await expect(page).toHaveURL(/in_stock=1.*page=2/);
    const prices = (await page.locator(cards).allTextContents()).map(priceOf);
    expect(prices.length).toBeGreaterThan(4);
    expect(prices).toEqual(prices.toSorted((a, b) => b - a));
  });
});
