import { operate } from "../fixtures/operate.ts";
import { sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

const cards = "main article";

test("the current sub-category stays highlighted among its siblings on every page of its list, filtered or not", async ({
  page,
}) => {
  for (const query of ["", "?page=2", "?in_stock=1"]) {
    await page.goto(storeUrl("S001", `/kh/category/1/sub/1001${query}`));
    const marked = page.getByRole("main").getByRole("navigation").locator(".list-chip[aria-current=page]");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveText((await page.getByRole("heading", { level: 1 }).textContent())!);
  }
});

test("on a small phone the page numbers of a long list fit on one line, and its order and the search field are not cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(storeUrl("S001", "/category?page=15&sort=price_desc"));
  await expect(page.getByRole("navigation", { name: "Pages" }), "it says how many there are").toHaveText(/15 \/ \d+/);
  const pages = page.getByRole("navigation", { name: "Pages" }).getByRole("link").filter({ visible: true });
  expect(new Set(await pages.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top))).size).toBe(
    1,
  );
  for (const field of [page.getByLabel("Sort by"), page.getByRole("combobox", { name: "Search products" })])
    expect(await field.evaluate(roomBeside)).toBeGreaterThanOrEqual(0);
});

/** What the width of a field leaves beside its text. */
function roomBeside(field: HTMLElement): number {
  const { font, paddingLeft, paddingRight } = getComputedStyle(field);
  const pen = document.createElement("canvas").getContext("2d")!;
  pen.font = font;
  const text =
    field instanceof HTMLSelectElement ? field.selectedOptions[0]!.text : (field as HTMLInputElement).placeholder;
  return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - pen.measureText(text).width;
}

test("names are whole on a phone, also in Khmer, where the kind comes first and the model last, and on a desktop", async ({
  page,
}) => {
  const cut = () =>
    page
      .locator(`${cards} h2`)
      .evaluateAll((names) =>
        names.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2).map((one) => one.textContent),
      );
  for (const [size, path] of [
    [{ width: 360, height: 640 }, "/kh/camera"],
    [{ width: 320, height: 568 }, "/kh/camera?page=2"],
    [sizes.desktop, "/camera"],
  ] as const) {
    await page.setViewportSize(size);
    await page.goto(storeUrl("S001", path));
    await expect(page.locator(cards)).toHaveCount(24);
    // The font comes later.
    await expect.poll(cut, { message: path }).toEqual([]);
  }
});

for (const path of ["/zh", "/zh/camera"]) {
  test(`a Chinese word in a name is on one line: ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await page.goto(storeUrl("S001", path));
    const words = await page.locator("main article :is(h2, h3) a").evaluateAll((names) =>
      names.flatMap(({ firstChild: text }) =>
        [...text!.textContent!.matchAll(/\p{Script=Han}{2,4}/gu)].map(({ 0: word, index }) => {
          const letters = new Range();
          letters.setStart(text!, index);
          letters.setEnd(text!, index + word.length);
          return { word, lines: letters.getClientRects().length };
        }),
      ),
    );
    expect(words.length).toBeGreaterThan(10);
    expect(words.filter(({ lines }) => lines > 1)).toEqual([]);
  });
}

test("on a phone the prices of neighbours are in one line, though a name is longer or a former price has a line of its own", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 5000 });
  for (const path of ["/promotions", "/kh/category?cat_id=6"]) {
    await page.goto(storeUrl("S001", path));
    // The rest of a list is laid out once it is touched.
    await page.mouse.wheel(0, 1);
    await expect(page.locator(cards).last()).toHaveText(/./, { useInnerText: true });
    const prices = page.locator(`${cards} .figures:not(s)`);
    /** The lines of prices; the smaller letters of a former price move one by a pixel. */
    const lines = () =>
      prices.evaluateAll((all) => {
        const tops = all.map((price) => price.getBoundingClientRect().top);
        return tops.filter((top, index) => !(Math.abs(top - tops[index - 1]!) < 2)).length;
      });
    // The font and the cards further down come later.
    await expect.poll(lines, { message: path }).toBe(Math.ceil((await prices.count()) / 2));
  }
});

test("on the smallest phone the word from is above a price that has no room beside it, never below", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(storeUrl("S001", "/kh/promotions"));
  const from = page.locator(cards).getByText("ចាប់ពី", { exact: true });
  const dearest = from.first();
  await expect(dearest).toBeVisible();
  const [word, price] = await Promise.all([dearest, dearest.locator("+ .figures")].map((part) => part.boundingBox()));
  expect(word!.y + word!.height).toBeLessThanOrEqual(price!.y + 1);
});

test("on a phone the breadcrumb does not repeat the page's name, and takes no line if it is only the home page", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/phone"));
  const way = page.getByRole("navigation", { name: "Where you are" });
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  await expect(way).toBeHidden();
  await page.goto(storeUrl("S001", "/product/1"));
  await expect(way.getByRole("link")).toHaveText(["Home", "Phone Tablet", "Smartphones"]);
  await expect(way.getByText("Samsung Galaxy S25 Ultra")).toBeHidden();
  await page.setViewportSize(sizes.desktop);
  await expect(way.getByText("Samsung Galaxy S25 Ultra")).toBeVisible();
});

test("an empty list says why and links to others", async ({ page }) => {
  await page.goto(storeUrl("S001", "/zh/phone?price_max=1"));
  await expect(page.getByText("没有符合条件的结果")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "清除全部" }).last().click();
  await expect(page).toHaveURL(/\/zh\/phone$/);
  await expect(page.locator(cards).first()).toBeVisible();

  await page.goto(storeUrl("S003", "/camera"));
  await expect(page.getByText("There is nothing here at the moment")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "All Category" }).click();
  await expect(page.locator(cards).first()).toBeVisible();
});

test("products with prices are on the first screen of a small phone; 'see all' leads to the whole list", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of ["/", "/kh", "/zh"]) {
    await page.goto(storeUrl("S001", path));
    const card = page.locator(cards).first();
    const bar = (await page
      .locator("nav")
      .filter({ has: page.locator("a") })
      .last()
      .boundingBox())!;
    const box = (await card.getByRole("heading").boundingBox())!;
    expect(box.y + box.height, path).toBeLessThanOrEqual(Math.min(640, bar.y > 400 ? bar.y : 640));
    await expect(card.locator("img")).toBeInViewport({ ratio: 1 });
  }
  await page.goto(storeUrl("S001"));
  for (const [name, path] of [
    ["Promotions", "/promotions"],
    ["New arrivals", "/category?sort=newest"],
    ["Services", "/services"],
    ["Brands", "/brands"],
  ]) {
    await expect(page.getByRole("link", { name: new RegExp(`See all.*${name}`, "i") }).first()).toHaveAttribute(
      "href",
      path!,
    );
  }
});

test("a price of seven digits widens no card on a small phone", { tag: "@full" }, async ({ page }) => {
  await operate("price set TPL-TAPOC200 1234567.89 --store S002 --again yes");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S002", "/category?sort=price_desc"));
  const card = page.locator(cards).filter({ hasText: "$1,234,567.89" }).first();
  await expect(card).toBeVisible();
  expect(
    new Set(
      await page.locator(cards).evaluateAll((all) => all.slice(0, 4).map((each) => each.getBoundingClientRect().width)),
    ).size,
  ).toBe(1);
  expect(await card.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("all brands have a page and a drawer, each with letters to jump to", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/brands"));
  await page
    .getByRole("navigation", { name: "Jump to a letter" })
    .getByRole("link", { name: "S", exact: true })
    .click();
  const letter = page.getByRole("region", { name: "S", exact: true });
  await expect(letter.getByRole("link", { name: "Samsung" })).toBeInViewport();
  // Right below the header, so that the tiles of the letter before are gone.
  const header = page.locator("header .sticky");
  const below = async () => (await letter.boundingBox())!.y - (await header.boundingBox())!.height;
  expect(await below()).toBeGreaterThanOrEqual(0);
  expect(await below()).toBeLessThan(24);

  await page.getByRole("button", { name: "Menu" }).first().click();
  await page.getByRole("dialog").getByText("All Brand").click();
  const drawer = page.getByRole("dialog", { name: "All Brand" });
  await expect(drawer.getByRole("link", { name: "Acer" })).toBeInViewport();
  await expect(drawer.getByRole("link", { name: "Samsung", exact: true })).not.toBeInViewport();
  await drawer
    .getByRole("navigation", { name: "Jump to a letter" })
    .getByRole("button", { name: "S", exact: true })
    .click();
  await expect(drawer.getByRole("link", { name: "Samsung", exact: true })).toBeInViewport();
  await drawer.getByRole("link", { name: "Samsung", exact: true }).click();
  await expect(page).toHaveURL(/\/category\?brand_id=\d+$/);
  await expect(page.getByRole("heading", { level: 1, name: "Samsung" })).toBeVisible();
});

test("a brand's long name stays within its tile on a small phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/brands"));
  const region = page.getByRole("region", { name: "S", exact: true });
  const tile = region.getByRole("link", { name: "Samsung", exact: true });
  const height = await tile.evaluate((link) => link.clientHeight);
  await tile.evaluate((link) => (link.textContent = "Sri Lankan Semiconductor and Surveillancecamera Company"));
  const long = region.getByRole("link", { name: "Sri Lankan" });
  expect(
    await long.evaluate((link) => [link.scrollHeight - link.clientHeight, link.scrollWidth - link.clientWidth]),
  ).toEqual([0, 0]);
  expect(await long.evaluate((link) => link.clientHeight)).toBeGreaterThan(height);
});
