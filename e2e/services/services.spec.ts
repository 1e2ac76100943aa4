import {
  alive,
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
    services: "Services",
    all: "See all freelancers",
    skill: "Kind of service",
    repair: "Phone repair",
    book: /^Book Nhem Sreymom$/,
    count: /^Services: \d+$/,
    none: "This shop offers no services at the moment.",
    people: "People who install",
  },
  km: {
    services: "សេវាកម្ម",
    all: "មើលជាងទាំងអស់",
    skill: "ប្រភេទសេវាកម្ម",
    repair: "ជួសជុលទូរស័ព្ទ",
    book: /^កក់ ញ៉ែម ស្រីមុំ$/,
    count: /^សេវាកម្ម \d+$/,
    none: "បច្ចុប្បន្នហាងនេះមិនមានសេវាកម្មទេ។",
    people: "ជាងដំឡើង",
  },
  zh: {
    services: "服务",
    all: "查看全部师傅",
    skill: "服务类型",
    repair: "手机维修",
    book: /^预约念丝蒙$/,
    count: /^\d+ 项服务$/,
    none: "本店暂未提供服务项目。",
    people: "师傅上门到您的家",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

for (const language of Object.keys(languages) as Language[]) {
  for (const [size, viewport] of isFull || language === "km" ? sizesOf(language) : []) {
    test(`from the services to a person who repairs phones, ${language}, ${size}`, async ({ page }) => {
      const prefix = languages[language];
      const text = words[language];
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", `${prefix}/services`));
      await expect(page.getByRole("heading", { level: 1, name: text.services })).toBeVisible();
      await page.getByRole("link", { name: text.all }).click();
      await page.waitForURL(/\/services\/allfreelancer$/);
      await alive(page);
      await page.getByLabel(text.skill).selectOption(text.repair);
      await expect(page).toHaveURL(/skill=1134/);
      const cards = page.getByRole("main").getByRole("article");
      await expect(cards).toHaveCount(2);
      for (const card of await cards.all()) await expect(card).toContainText(text.repair);
      await expectAccessible(page);
      await cards.first().getByRole("link").click();
      await expect(page).toHaveURL(new RegExp(`${prefix}/services/freelancer\\?id=9$`));
      await expect(page.getByRole("complementary", { name: text.book })).toBeVisible();
      await expect(page.locator('main a[href^="https://t.me/"]')).toBeVisible();
      await expect(page.locator('main a[href*="/product/706"]').first()).toBeVisible();
      await expectAccessible(page);
    });
  }

  test(`services are counted as such, all of them and those of one kind, ${language}`, async ({ page }) => {
    for (const path of ["/services", "/services?cat_id=1134", "/category/8/sub/1134"]) {
      await page.goto(storeUrl("S001", languages[language] + path));
      await expect(page.getByRole("main").getByRole("status").first()).toHaveText(words[language].count);
    }
  });

  test(`a store without services says so and shows nobody, ${language}`, async ({ page }) => {
    for (const path of ["/services", "/services/allfreelancer"]) {
      await page.goto(storeUrl("S003", languages[language] + path));
      await expect(page.getByText(words[language].none)).toBeVisible();
      await expect(page.getByRole("article")).toHaveCount(0);
      await expect(page.getByText(words[language].people), "nobody is introduced").toHaveCount(0);
    }
    await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", words[language].none);
  });
}

test("the page of a service leads to the people who do it", async ({ page }) => {
  await page.goto(storeUrl("S001", "/product/7082"));
  await page
    .getByRole("main")
    .getByRole("link", { name: /choose a person and a time/ })
    .click();
  await expect(page).toHaveURL(/\/services\/allfreelancer\?skill=1135&service=7082$/);
  const cards = page.getByRole("main").getByRole("article");
  await expect(cards.first()).toBeVisible();
  for (const card of await cards.all()) await expect(card).toContainText("Computer repair");

  const area = page.getByRole("main").getByLabel("Area");
  await area.selectOption("12");
  await expect(page).toHaveURL(/province=12/);
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await expect(
    page.getByRole("main").locator("select[name=service]"),
    "the service that they are looked for",
  ).toHaveValue("7082");
});

test("a kind of service is selected by cat_id, and a person by id", async ({ page }) => {
  await page.goto(storeUrl("S001", "/services?cat_id=1134"));
  await expect(page.getByRole("heading", { level: 1, name: "Phone repair" })).toBeVisible();
  for (const path of ["/services?cat_id=1001", "/services/freelancer?id=999", "/services/freelancer?id=1%27--"]) {
    expect((await send("S001", path)).status, path).toBe(404);
  }
  await page.goto(storeUrl("S001", "/services/freelancer"));
  await expect(page).toHaveURL(storeUrl("S001", "/services/allfreelancer"));
});

test("on a phone a person's areas take the full width, not beside the price", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/kh/services/allfreelancer"));
  const tall = await page
    .getByRole("article")
    .evaluateAll((cards) => cards.map((card) => card.querySelector(".col-span-2 p")!.getClientRects()[0]!.height));
  expect(tall.length).toBeGreaterThan(3);
  expect(Math.max(...tall)).toBeLessThan(30);
});
