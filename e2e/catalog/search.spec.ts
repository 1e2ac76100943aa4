import type { Page } from "@playwright/test";
import {
  alive,
  expectAccessible,
  isFull,
  languages,
  send,
  sizes,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

interface Typed {
  language: Language;
  /** A text one letter too short for suggestions, and one long enough. */
  short: string;
  text: string;
  groups: string[];
}

const typed: Typed[] = [
  { language: "en", short: "sa", text: "samsung", groups: ["Brands", "Products"] },
  { language: "km", short: "ក", text: "កាមេរ៉ា", groups: ["ប្រភេទ", "ផលិតផល"] },
  { language: "zh", short: "手", text: "手机", groups: ["分类", "商品"] },
];

test("in the dark, suggestions under the mouse can be read", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await page.goto(storeUrl("S001"));
  await alive(page);
  await page.locator("header").getByRole("combobox").fill("samsung");
  await page.getByRole("listbox").getByRole("option").nth(2).hover();
  await expectAccessible(page);
});

// Khmer is tested by touch below; with FULL=1 by keyboard as well.
for (const { language, short, text, groups } of typed.filter((each) => each.language !== "km" || isFull)) {
  test(`suggestions by keyboard in ${language}: from the right length on, grouped, matches marked; Enter opens what is chosen, or the results`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => request.url().includes("/search/suggest") && asked.push(request.url()));
    await page.setViewportSize(sizes.desktop);
    await page.goto(storeUrl("S001", languages[language] || "/"));
    // Before hydration nothing that is typed would be requested.
    await alive(page);
    const box = page.locator("header").getByRole("combobox");
    await box.fill(short);
    await page.waitForTimeout(500);
    expect(asked).toEqual([]);
    await expect(box).toHaveAttribute("aria-expanded", "false");

    await box.fill(text);
    const list = page.getByRole("listbox");
    for (const group of groups) await expect(list.getByRole("group", { name: group })).toBeVisible();
    const products = list.getByRole("group").last().locator('a[href*="/product/"]');
    expect(await products.count()).toBeLessThanOrEqual(12);
    await expect(products.first().locator("img")).toBeVisible();
    await expect(products.first()).toContainText(/\$[\d,]+\.\d\d/);
    await expect(list.locator("mark").first()).toHaveText(new RegExp(text, "i"));

    await box.press("ArrowDown");
    await box.press("ArrowDown");
    await box.press("ArrowUp");
    const first = list.getByRole("option").first();
    await expect(first).toHaveAttribute("aria-selected", "true");
    await expect(box).toHaveAttribute("aria-activedescendant", (await first.getAttribute("id"))!);
    const to = await first.getAttribute("href");
    await box.press("Enter");
    await expect(page).toHaveURL(storeUrl("S001", to!));

    await box.fill(text);
    await expect(list).toBeVisible();
    await box.press("Escape");
    await expect(list).toBeHidden();
    await box.press("Enter");
    await expect(page).toHaveURL(storeUrl("S001", `${languages[language]}/search/${encodeURIComponent(text)}`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text);
    await expect(page.locator("main article").first()).toBeVisible();
  });
}

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: sizes.phone });

  test("a suggestion is tapped in Khmer, and the way to all results in Chinese", async ({ page }) => {
    await page.goto(storeUrl("S001", "/kh"));
    await page.getByRole("combobox").tap();
    await page.getByRole("combobox").fill("កាមេរ៉ា");
    const product = page.getByRole("listbox").locator('a[href*="/product/"]').first();
    const to = await product.getAttribute("href");
    const { height } = (await product.boundingBox())!;
    expect(height).toBeGreaterThanOrEqual(44);
    await product.tap();
    await expect(page).toHaveURL(storeUrl("S001", to!));
    await expect(page.getByRole("listbox")).toBeHidden();

    await page.goto(storeUrl("S001", "/zh"));
    await page.getByRole("combobox").fill("手机");
    await page.getByRole("listbox").getByRole("option").last().tap();
    await expect(page).toHaveURL(storeUrl("S001", `/zh/search/${encodeURIComponent("手机")}`));
  });

  test("what was searched for is offered again while nothing is typed, until it is cleared", async ({ page }) => {
    const list = page.getByRole("listbox", { name: "Recent searches" });
    const box = page.locator("header").getByRole("combobox");
    for (const text of ["qqqqzzzzxxxx", "ខ្សែសាក", "samsung"]) {
      await page.goto(storeUrl("S001", `/search/${encodeURIComponent(text)}`));
      await alive(page);
    }
    await page.goto(storeUrl("S001"));
    await alive(page);
    await box.tap();
    // What found nothing is no help to search for again.
    await expect(list.getByRole("option")).toHaveText(["samsung", "ខ្សែសាក"]);
    await expectAccessible(page);
    await box.press("ArrowDown");
    await box.press("ArrowDown");
    await box.press("Enter");
    await expect(page).toHaveURL(storeUrl("S001", `/search/${encodeURIComponent("ខ្សែសាក")}`));
    await box.fill("");
    await expect(list.getByRole("option")).toHaveText(["ខ្សែសាក", "samsung"]);
    await list.getByRole("option").last().tap();
    await expect(page).toHaveURL(storeUrl("S001", "/search/samsung"));
    await box.fill("");
    await page.getByRole("search").getByRole("button", { name: "Clear all" }).tap();
    await expect(list).toBeHidden();
    await box.tap();
    await expect(box).toHaveAttribute("aria-expanded", "false");
  });

  test("the last suggestion is above the navigation of a small phone, and the on-screen keyboard closes on navigation", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 568 });
    for (const path of ["/", "/kh"]) {
      await page.goto(storeUrl("S001", path));
      const box = page.locator("header").getByRole("combobox");
      await box.fill("samsung");
      const all = page.getByRole("listbox").getByRole("option").last();
      await all.scrollIntoViewIfNeeded();
      const { x, y, width, height } = (await all.boundingBox())!;
      // Taps a point, whatever element is there.
      await page.touchscreen.tap(x + width / 2, y + height - 4);
      await expect(page).toHaveURL(/\/search\/samsung$/);
      await expect(box).not.toBeFocused();
      await box.press("Enter");
      await expect(box).not.toBeFocused();
    }
  });
});

test.describe("on a slow network", () => {
  // A service worker would bypass the test's route.
  test.use({ viewport: sizes.desktop, serviceWorkers: "block" });

  test("text typed while results are loading stays in the box, which otherwise shows the current search", async ({
    page,
  }) => {
    await page.goto(storeUrl("S001"));
    await alive(page);
    const arrived = Promise.withResolvers<void>();
    await page.route(/\/search\/samsung\.data/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    const box = page.locator("header").getByRole("combobox");
    await box.fill("samsung");
    await box.press("Enter");
    await box.press("End");
    await box.pressSequentially(" tv");
    arrived.resolve();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("samsung");
    await expect(box).toHaveValue("samsung tv");
    await expect(box).toBeFocused();
    await box.press("Enter");
    await expect(page).toHaveURL(/\/search\/samsung%20tv$/);
    await page.goBack();
    await expect(box).toHaveValue("samsung");
    await page.locator("header").getByRole("link").first().click();
    await expect(box).toHaveValue("");
  });

  test("suggestions close when the focus leaves, open again where it comes back, and a newer answer forgets what the arrow keys reached", async ({
    page,
  }) => {
    await page.goto(storeUrl("S001"));
    await alive(page);
    const box = page.locator("header").getByRole("combobox");
    const list = page.getByRole("listbox");
    await box.fill("samsung");
    await expect(list).toContainText("Samsung Galaxy");
    const arrived = Promise.withResolvers<void>();
    await page.route(/suggest.*iphone/, async (route) => {
      await arrived.promise;
      await route.continue();
    });
    await box.fill("iphone");
    for (let entry = 0; entry < 3; entry++) await box.press("ArrowDown");
    await expect(box).toHaveAttribute("aria-activedescendant", /product/);
    arrived.resolve();
    await expect(list).toContainText("iPhone");
    await expect(box).not.toHaveAttribute("aria-activedescendant");

    await box.press("Tab");
    await expect(page.getByRole("button", { name: "Search", exact: true })).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(list).toBeHidden();
    await box.click();
    await expect(list).toContainText("iPhone");
  });
});

test("a similar spelling is offered and leads to results; an empty result links to other pages", async ({ page }) => {
  await page.goto(storeUrl("S001", "/search/samsnug"));
  await page.getByText("Did you mean").getByRole("link", { name: "samsung" }).click();
  await expect(page).toHaveURL(/\/search\/samsung$/);
  await expect(page.locator("main article").first()).toContainText("Samsung");

  await page.goto(storeUrl("S001", "/search/qqqqzzzzxxxx"));
  await expect(page.getByRole("heading", { level: 1, name: "Nothing found for “qqqqzzzzxxxx”" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Recommended" }).locator("article")).toHaveCount(5);
  await page.getByRole("navigation", { name: "Categories" }).getByRole("link").first().click();
  await expect(page.locator("main article").first()).toBeVisible();
});

/** The number of products that a list announces. */
const foundOn = async (page: Page) =>
  Number((await page.locator("main").getByRole("status").first().textContent())!.replace(/\D/g, ""));

test("a price or promotions in the text are a filter like those that are chosen, and can be taken away", async ({
  page,
}) => {
  const texts = [
    ["", "discounted phone", "On promotion"],
    ["", "phone under 200", "Up to $200.00"],
    ["/kh", "ទូរស័ព្ទបញ្ចុះតម្លៃ", "កំពុងបញ្ចុះតម្លៃ"],
    ["/zh", "打折手机", "促销中"],
    ["/kh", "ទូរស័ព្ទក្រោម ២០០", "រហូតដល់ $200.00"],
    ["/zh", "手机200以下", "不超过 $200.00"],
  ];
  for (const [prefix, text, label] of isFull ? texts : texts.slice(0, 2)) {
    await page.goto(storeUrl("S001", `${prefix}/search/${encodeURIComponent(text!)}`));
    const chosen = page.locator("main").getByRole("link", { name: label! });
    await expect(chosen).toBeVisible();
    const found = await foundOn(page);
    await chosen.click();
    await expect(chosen).toBeHidden();
    await expect(page).not.toHaveURL(/200|discount/);
    await expect.poll(() => foundOn(page)).toBeGreaterThan(found);
  }
});

test("a price alone lists what costs so much, and a wish for the cheapest is an order that can be changed", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/search/under%20100"));
  await expect(page.locator("main article").first()).toBeVisible();
  await page.locator("main").getByRole("link", { name: "Up to $100.00" }).click();
  await expect(page).toHaveURL(/\/category$/);

  const wishes = [
    ["", "cheap phone"],
    ["/kh", "ទូរស័ព្ទថោក"],
    ["/zh", "便宜手机"],
  ];
  for (const [prefix, text] of isFull ? wishes : wishes.slice(0, 1)) {
    await page.goto(storeUrl("S001", `${prefix}/search/${encodeURIComponent(text!)}`));
    const order = page.locator("main select[name=sort]");
    await expect(order).toHaveValue("price_asc");
    await order.selectOption("relevance");
    await expect(page).toHaveURL(/sort=relevance/);
    await expect(order).toHaveValue("relevance");
    await order.selectOption("price_asc");
    await expect(page).not.toHaveURL(/sort=/);
  }
});

test("searching for the cheapest lists the thing itself; products that merely mention it can be shown and hidden again", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/search/laptop"));
  const main = page.locator("main");
  const first = main.getByRole("article").first();
  const count = () => foundOn(page);
  const found = await count();
  await main.locator("select[name=sort]").selectOption("price_asc");
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(first).toContainText("Laptop");
  await expect.poll(count).toBeLessThan(found);

  await main.getByText("only mention these words are left out").getByRole("link").click();
  await expect(page).toHaveURL(/mentions=1/);
  await expect(first).toContainText("USB");
  await expect.poll(count).toBe(found);
  await expect(main.getByText("are left out")).toBeHidden();
  await main.getByRole("link", { name: "Also what only mentions the words" }).click();
  await expect(page).not.toHaveURL(/mentions/);
  await expect(first).toContainText("Laptop");
});

test("a short list is extended with similar products, and says so, in three languages; chargers come first for a charger", async ({
  page,
}) => {
  const near = async (prefix: string, text: string, line: string) => {
    await page.goto(storeUrl("S001", `${prefix}/search/${encodeURIComponent(text)}`));
    await expect(page.getByRole("region", { name: line }).getByRole("article").first()).toBeVisible();
    // Products with all words are above, and only there.
    const found = await page
      .locator("main article :is(h2, h3) a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(found.length).toBeGreaterThan(1);
    expect(new Set(found).size).toBe(found.length);
  };
  await near("", "samsung s25 ultra", "Also close to what you look for");
  await near("/kh", "samsung s25 ultra", "ផលិតផលផ្សេងទៀតដែលស្រដៀងនឹងអ្វីដែលអ្នកកំពុងរក");
  await near("/zh", "苹果 充电器", "与您要找的相近的商品");

  await page.goto(storeUrl("S001", `/kh/search/${encodeURIComponent("ឆ្នាំងសាក Nokia")}`));
  await expect(page.getByText("គ្មានផលិតផលណាមានពាក្យទាំងអស់នេះទេ")).toBeVisible();
  const cards = await page.locator("main article").all();
  expect(cards.length).toBeGreaterThan(1);
  for (const card of cards.slice(0, 4)) await expect(card).toContainText("ឆ្នាំងសាក");
});

test(
  "no suggestions is announced visibly and to screen readers, with a link to the results",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const [language, said, all] of [
      ["en", "No suggestions", "All results for “qqqq”"],
      ["km", "គ្មានការណែនាំ", "លទ្ធផលទាំងអស់សម្រាប់ «qqqq»"],
      ["zh", "没有建议", "“qqqq”的全部结果"],
    ] as const) {
      await page.goto(storeUrl("S001", languages[language] || "/"));
      const box = page.locator("header").getByRole("combobox");
      await box.fill("qqqq");
      const list = page.getByRole("listbox");
      await expect(list.getByText(said)).toBeVisible();
      await expect(page.locator("header").getByRole("search").getByRole("status")).toHaveText(said);
      await expect(list.getByRole("option")).toHaveText([all]);
      await expectAccessible(page);
      await box.press("ArrowDown");
      await box.press("Enter");
      await expect(page).toHaveURL(new RegExp(`${languages[language]}/search/qqqq$`));
    }
  },
);

test("a failed search request suggests nothing", async ({ page }) => {
  await page.goto(storeUrl("S001"));
  const answer = page.waitForResponse("**/rest/**suggest**");
  await page.route("**/rest/**suggest**", (route) =>
    route.fulfill({ status: 200, contentType: "text/html", body: "<p>not what was asked for" }),
  );
  await page.getByRole("combobox").fill("samsung");
  await answer;
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("combobox").press("Enter");
  await expect(page).toHaveURL(/\/search\/samsung$/);
});

test("a long text without spaces finds nothing and makes no page wider", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(storeUrl("S001", `/search/${"x".repeat(180)}`));
  await expect(page.getByRole("heading", { level: 1 })).toContainText("xxx");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test("two Khmer characters are enough for suggestions, including a subscript or a vowel", async () => {
  for (const text of ["ថ្ម", "ខ្សែ", "សោ"]) {
    const { data } = JSON.parse(
      (await send("S001", `/rest/api/search/suggest?text=${encodeURIComponent(text)}`)).text,
    ) as { data: { products: object[] } };
    expect(data.products.length, text).toBeGreaterThan(0);
  }
});
