import { setTimeout as sleep } from "node:timers/promises";
import type { Locator } from "@playwright/test";
import { recordShifts } from "../fixtures/layout-shifts.ts";
import { expectAccessible, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

/** A product that is no longer sold, stored by an earlier visit. */
const gone = { id: 99_999_999, name: "Phone of last year", image: "" };
const kept = [
  { id: 1, name: "Samsung Galaxy S25 Ultra", image: "" },
  { id: 2, name: "Apple iPhone 17 Pro Max", image: "" },
  gone,
];

test.beforeEach(async ({ page }) => {
  await page.goto(storeUrl("S001", "/compare"));
  await page.evaluate((products) => localStorage.setItem("compare_products", JSON.stringify(products)), kept);
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
});

test("products are side by side with differences marked; one that is gone is named and breaks nothing", async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  const table = page.getByRole("table");
  await expect(table.getByRole("columnheader").filter({ hasText: "Samsung Galaxy S25 Ultra" })).toBeVisible();
  await expect(table.getByRole("columnheader").filter({ hasText: gone.name })).toContainText("No longer sold here");
  await expect(table.getByRole("columnheader").filter({ hasText: gone.name }).locator("img")).toHaveAttribute(
    "src",
    "/placeholder.svg",
  );
  const brand = table.getByRole("row", { name: /^Brand/ });
  await expect(brand.getByRole("cell")).toHaveText(["Samsung", "Apple", "—"]);
  await expect(brand.getByRole("rowheader")).toContainText("differs");
  const memory = table.getByRole("row", { name: /RAM|Memory/ }).first();
  await expect(memory.getByRole("rowheader")).not.toContainText("differs");

  await page.getByRole("checkbox", { name: "Only differences" }).check();
  await expect(memory).toBeHidden();
  await expect(brand).toBeVisible();
  await expectAccessible(page);
});

test("a single remaining product shows all its rows, although only differences were selected", async ({ page }) => {
  const onlyDifferences = page.getByRole("checkbox", { name: "Only differences" });
  await onlyDifferences.check();
  for (const { name } of [gone, kept[1]!]) await page.getByRole("button", { name: `Take ${name} out` }).click();
  await expect(onlyDifferences).toHaveCount(0);
  await expect(
    page
      .getByRole("table")
      .getByRole("row", { name: /^Brand/ })
      .getByRole("cell")
      .first(),
  ).toHaveText("Samsung");
});

test.describe("a shop that cannot be reached", () => {
  test.use({ refusals: [503] });

  test("says what could not be loaded, and can be retried", async ({ page }) => {
    await page.route(
      /\/products\/ids|\/products.*ids=/,
      (route) =>
        route.fulfill({
          status: 503,
          json: { code: -1, message: "The shop is busy", data: null, error: "unavailable" },
        }),
      { times: 1 },
    );
    await page.reload();
    await expect(page.getByRole("status").filter({ hasText: "The shop is busy" })).toContainText(gone.name);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("columnheader").filter({ hasText: gone.name })).toBeVisible();
  });
});

test("a product added as a variant is compared as that variant, otherwise with the values of all variants", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Take all out" }).click();
  for (const [path, name] of [
    ["/product/1?v=109", "Samsung Galaxy S25 Ultra"],
    ["/phone", "Apple iPhone 17 Pro Max"],
  ] as const) {
    await page.goto(storeUrl("S001", path));
    await page
      .getByRole("main")
      .getByRole("button", { name: `Compare ${name}`, exact: true })
      .first()
      .click();
  }
  await page.goto(storeUrl("S001", "/compare"));
  const table = page.getByRole("table");
  await expect(table.getByRole("row", { name: /^Storage/ }).getByRole("cell")).toHaveText([
    "1 TB",
    "256 GB / 512 GB / 1 TB",
  ]);
  await expect(table.getByRole("columnheader").filter({ hasText: "Samsung Galaxy S25 Ultra" })).toContainText("/ 1 TB");
  await expect(
    table
      .getByRole("row", { name: /^Price/ })
      .getByRole("cell")
      .first(),
  ).not.toContainText("from");
  await table.getByRole("link", { name: "Samsung Galaxy S25 Ultra", exact: true }).click();
  await expect(page).toHaveURL(storeUrl("S001", "/product/1?v=109"));
});

test("a compared product is put into the cart from the table, or leads to its options at the compared variant; what is gone cannot be bought", async ({
  page,
}) => {
  await page.evaluate(
    (products) => localStorage.setItem("compare_products", JSON.stringify(products)),
    [{ id: 1201, name: "", image: "" }, { id: 1, name: "", image: "", variant_option_id: 105 }, gone],
  );
  await page.reload();
  const buying = page.getByRole("row", { name: "Buy" });
  await expect(buying.getByRole("link")).toHaveAttribute("href", "/product/1?v=105");
  await expect(buying.getByRole("cell").nth(2)).toBeEmpty();
  await buying.getByRole("button").click();
  await expect(page.getByRole("status").filter({ hasText: "cart" })).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]")))
    .toMatchObject([{ id: 1201, quantity: 1 }]);
});

test("one product is removed, another added from a list; then all are removed", async ({ page }) => {
  await page.getByRole("button", { name: `Take ${gone.name} out` }).click();
  await expect(page.getByRole("columnheader").filter({ hasText: gone.name })).toHaveCount(0);
  await page.getByRole("link", { name: "Look at products" }).click();
  await page.goto(storeUrl("S001", "/phone"));
  await page.getByRole("main").getByRole("button", { name: "Compare Apple iPhone 17", exact: true }).click();
  await page.goto(storeUrl("S001", "/compare"));
  await expect(page.getByRole("columnheader").filter({ has: page.getByRole("link") })).toHaveCount(3);
  await page.getByRole("button", { name: "Take all out" }).click();
  await expect(page.getByText("Nothing to compare yet")).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("compare_products"))).toBe("[]");
});

test("a product is found by name and added on the page while there is room for one; a duplicate is refused (specification, section 5)", async ({
  page,
}) => {
  const columns = page.getByRole("columnheader").filter({ has: page.locator("img") });
  const field = page.getByLabel("Add a product");
  const choose = async (name: string) => {
    await field.fill(name);
    await page.getByRole("main").getByRole("button", { name, exact: true }).click();
  };
  const told = (text: string) => expect(page.getByRole("status").filter({ hasText: text })).toBeVisible();
  await choose("Samsung Galaxy S25 Ultra");
  await told("Product already exists in compare list");
  await expect(columns).toHaveCount(3);
  await choose("Apple iPhone 17");
  await expect(columns).toHaveCount(4);
  await expect(field, "there is no room for a fifth").toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("button", { name: `Take ${gone.name} out` }).click();
  await expect(field).toHaveValue("");
});

test("the page is no wider than a phone, even with a promotion in the last column", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/promotions"));
  const ids = await page
    .locator('main article a[href*="/product/"]')
    .evaluateAll((links) =>
      [...new Set(links.map((link) => Number(/\/product\/(\d+)/.exec((link as HTMLAnchorElement).href)![1])))].slice(
        0,
        4,
      ),
    );
  await page.evaluate(
    (list) => localStorage.setItem("compare_products", JSON.stringify(list.map((id) => ({ id, name: "", image: "" })))),
    ids,
  );
  await page.goto(storeUrl("S001", "/compare"));
  await expect(page.getByRole("table").locator("s").nth(3)).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(sizes.phone.width);
  await page.setViewportSize({ width: 360, height: 740 });
  const second = (await page
    .getByRole("columnheader")
    .filter({ has: page.locator("img") })
    .nth(1)
    .boundingBox())!;
  expect(second.x + second.width, "two are seen whole").toBeLessThanOrEqual(344);
  const third = (await page.getByRole("columnheader").locator("img").nth(2).boundingBox())!;
  expect(third.x, "and that there are more").toBeLessThanOrEqual(335);
});

test("on a phone Chinese words are whole in the narrow columns", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/zh/compare"));
  const lines = page
    .getByRole("row", { name: /^保修/ })
    .getByRole("cell")
    .first()
    .evaluate(({ firstChild: text }) => {
      const word = new Range();
      word.setStart(text!, text!.textContent!.indexOf("个月"));
      word.setEnd(text!, text!.textContent!.length);
      return word.getClientRects().length;
    });
  expect(await lines).toBe(1);
});

test("the names stay visible below the header while scrolling, each above its column, and scroll sideways with it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const names = page.locator("main [aria-hidden]").filter({ hasText: "Samsung Galaxy S25 Ultra" });
  const heads = page.getByRole("columnheader").filter({ has: page.locator("img") });
  await expect(names).toBeHidden();
  await page
    .getByRole("row")
    .nth(6)
    .evaluate((row) => scrollTo(0, scrollY + row.getBoundingClientRect().top - 300));
  await expect(names).toBeVisible();
  const bottomOf = async (what: Locator) => {
    const { y, height } = (await what.boundingBox())!;
    return y + height;
  };
  expect((await names.boundingBox())!.y).toBeCloseTo(await bottomOf(page.getByRole("banner").locator(".sticky")), 0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole("region", { name: "Products compared" }).evaluate((table) => (table.scrollLeft = 60));
  for (const [index, name] of ["Samsung Galaxy S25 Ultra", "Apple iPhone 17 Pro Max"].entries()) {
    const place = names.locator("span").filter({ hasText: name }).first();
    await expect
      .poll(async () => Math.abs((await place.boundingBox())!.x - (await heads.nth(index).boundingBox())!.x))
      .toBeLessThan(2);
  }
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await expect(names).not.toBeInViewport();
});

test("it prints without buttons, all columns on the paper, and needs no sheet for what is below the table", async ({
  page,
}) => {
  const margin = (14 / 25.4) * 96;
  const width = Math.ceil(794 - 2 * margin);
  await page.setViewportSize({ width, height: 1000 });
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo", "button", "checkbox", "searchbox"] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const columns = await page
    .getByRole("columnheader")
    .filter({ has: page.locator("img") })
    .all();
  expect(columns.length).toBeGreaterThan(1);
  for (const column of columns) {
    const box = (await column.boundingBox())!;
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect((await column.locator("img").boundingBox())!.width, "however wide its column").toBe(96);
  }
  const { y, height } = (await page.getByRole("table").boundingBox())!;
  const sheet = await page.pdf({ width: "794px", height: `${Math.ceil(y + height + 2 * margin) + 4}px` });
  expect(sheet.toString("latin1").match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test("no layout shift on a phone during hydration and loading, and a shopper with a list is never told that it is empty", async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  const shifts = await recordShifts(page);
  await page.addInitScript(() => {
    const seen = { empty: false };
    Object.assign(globalThis, { seen });
    new MutationObserver(() => {
      seen.empty ||= document.body?.innerText.includes("Nothing to compare yet");
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route(/\/products.*ids=/, async (route) => {
    await sleep(300);
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole("table")).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: { empty: boolean } }).seen.empty)).toBe(false);
  // A web font moves a word by a pixel; the former layout shift, of half a screen, was 0.06.
  expect((await shifts()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.005);
});

test("with nothing to compare, the search field is centred below the text", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.getByRole("button", { name: "Take all out" }).click();
  const middleOf = async (what: Locator) => {
    const { x, width } = (await what.boundingBox())!;
    return x + width / 2;
  };
  expect(
    Math.abs(
      (await middleOf(page.getByLabel("Add a product"))) - (await middleOf(page.getByText("Nothing to compare yet"))),
    ),
  ).toBeLessThan(2);
});
