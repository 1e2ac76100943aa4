import { callApi, signUp } from "../fixtures/customer.ts";
import {
  alive,
  expect,
  expectAccessible,
  isFull,
  languages,
  sizesOf,
  storeUrl,
  test,
  type Language,
} from "../fixtures/shop.ts";

const words = {
  en: {
    title: "PC builder",
    assembly: "Book someone to build it",
    budget: "$1,400",
    suggest: "Suggest",
    fits: /^(Everything fits|Fits, with notes)$/,
    cart: "Put all in the cart",
    fails: "Some parts do not fit",
    why: "The processor needs socket AM5, the mainboard has LGA1700.",
    none: "No PC parts here",
    choose: "Choose: Processor",
    take: /^Take this: /,
    full: "This build holds 4 different ones. Take one out to add another.",
    left: "1 part was left out: its place is full.",
  },
  km: {
    title: "ផ្គុំកុំព្យូទ័រ",
    assembly: "កក់ជាងឱ្យផ្គុំជូន",
    budget: "១៤០០",
    suggest: "ណែនាំ",
    fits: /^(ត្រូវគ្នាទាំងអស់|ត្រូវគ្នា ដោយមានកំណត់សម្គាល់)$/,
    cart: "ដាក់ទាំងអស់ក្នុងកន្ត្រក",
    fails: "គ្រឿងខ្លះមិនត្រូវគ្នា",
    why: "ស៊ីភីយូត្រូវការសុកខេត AM5 តែម៉ៃប៊តមាន LGA1700។",
    none: "មិនមានគ្រឿងកុំព្យូទ័រនៅទីនេះទេ",
    choose: "ជ្រើសរើស៖ ស៊ីភីយូ",
    take: /^យកមួយនេះ៖ /,
    full: "ដាក់បានត្រឹម 4 មុខប៉ុណ្ណោះ។ សូមដកមួយចេញសិន ដើម្បីបន្ថែមមួយទៀត។",
    left: "គ្រឿង 1 មិនបានដាក់ចូលទេ ព្រោះគ្មានកន្លែងទៀត។",
  },
  zh: {
    title: "装机助手",
    assembly: "预约师傅装机",
    budget: "１４００",
    suggest: "推荐",
    fits: /^(全部兼容|兼容，但请留意)$/,
    cart: "全部加入购物车",
    fails: "有配件不兼容",
    why: "处理器需要 AM5 接口，主板是 LGA1700。",
    none: "这里没有电脑配件",
    choose: "选择：处理器",
    take: /^选这个：/,
    full: "最多可选 4 种。请先移除一种，再添加其他。",
    left: "有 1 个配件因位置已满而未加入。",
  },
} satisfies Record<Language, Record<string, string | RegExp>>;

for (const language of Object.keys(languages) as Language[]) {
  const prefix = languages[language];
  const text = words[language];
  for (const [size, viewport] of sizesOf(language)) {
    test(`a PC that is suggested fits and goes into the cart at once, ${language}, ${size}`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(storeUrl("S001", `${prefix}/pcbuilder`));
      await expect(page.getByRole("heading", { level: 1, name: text.title })).toBeVisible();
      await expectAccessible(page);
      await page.locator("input[name=budget]").fill(text.budget);
      await page.getByRole("button", { name: text.suggest, exact: true }).click();
      await expect(page).toHaveURL(/pcbuilder\?parts=\d/);
      await expect(page.getByRole("main").getByRole("status").getByText(text.fits)).toBeVisible();
      await expectAccessible(page);
      await expect(page.getByRole("link", { name: text.assembly })).toHaveAttribute("href", `${prefix}/services`);
      const parts = new URL(page.url()).searchParams.get("parts")!.split(",");
      await page.getByRole("button", { name: text.cart }).click();
      await expect
        .poll(() =>
          page.evaluate(() =>
            (JSON.parse(localStorage.getItem("cart") ?? "[]") as { id: number }[]).map(({ id }) => id).sort(),
          ),
        )
        .toEqual(parts.map((part) => Number.parseInt(part, 10)).sort());
    });
  }

  test(`a part is chosen for its slot, and what does not fit is said in words, ${language}`, async ({ page }) => {
    await page.goto(storeUrl("S001", `${prefix}/pcbuilder?slot=cpu`));
    await expect(page.getByRole("heading", { level: 1, name: text.choose })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: text.take }).first().click();
    await expect(page).toHaveURL(/pcbuilder\?parts=\d+(-\d+)?$/);
    await page.goto(storeUrl("S001", `${prefix}/pcbuilder?parts=5002,5045`));
    await expect(page.getByRole("main").getByRole("status").getByText(text.fails, { exact: true })).toBeVisible();
    await expect(page.getByText(text.why, { exact: true })).toBeVisible();
  });

  test(`a slot that is full says so, and what is named beyond it is not left out without a word, ${language}`, async ({
    page,
  }) => {
    const modules = "5081-508101,5082-508201,5083-508301,5084-508401";
    await page.goto(storeUrl("S001", `${prefix}/pcbuilder?parts=${modules}`));
    await expect(page.getByText(text.full)).toBeVisible();
    await page.goto(storeUrl("S001", `${prefix}/pcbuilder?slot=ram&parts=${modules}`));
    await expect(page.getByText(text.full)).toBeVisible();
    await expect(page.getByRole("link", { name: text.take })).toHaveCount(0);
    await expectAccessible(page);
    await page.goto(storeUrl("S001", `${prefix}/pcbuilder?parts=${modules},5085`));
    await expect(page.getByText(text.left)).toBeVisible();
  });

  test(`a store without PC parts says so, ${language}`, async ({ page }) => {
    await page.goto(storeUrl("S003", `${prefix}/pcbuilder`));
    await expect(page.getByText(text.none)).toBeVisible();
  });
}

test("a guest saves a build in this browser, compares it with another, and continues with the last one", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5048"));
  await page.getByLabel("Name of the build").fill("For my sister");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("link", { name: "For my sister", exact: true })).toBeVisible();
  await page.goto(storeUrl("S001", "/pcbuilder?parts=5001,5048"));
  await page.getByRole("link", { name: "Compare with this build" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Two builds compared" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Processor/ })).toContainText("9800X3D");
  await expectAccessible(page);
  await page.goto(storeUrl("S001", "/pcbuilder"));
  await page.getByRole("link", { name: "Go on with your last build" }).click();
  await expect(page).toHaveURL(/parts=5001,5048$/);

  // The processor is sold out, and meanwhile the mainboard leaves the store.
  const withoutIt = storeUrl("S001", "/rest/api/builder?parts=5001");
  await page.route(/\/api\/builder\?/, (route) => route.continue({ url: withoutIt }));
  await page.getByRole("button", { name: words.en.cart }).click();
  const names = "AMD Ryzen 7 9800X3D Processor, MSI MAG B850 Tomahawk Max WiFi Mainboard";
  await expect(page.getByRole("alert")).toHaveText(`Not added: ${names}`);
});

test("the filters of a slot can be set one after the other with the keyboard, and follow the URL", async ({ page }) => {
  await page.goto(storeUrl("S001", "/pcbuilder?slot=cpu&sort=price_desc"));
  await alive(page);
  const main = page.getByRole("main");
  const sort = main.locator("[name=sort]");
  const name = main.locator("[name=name]");
  await name.fill("ryzen");
  await sort.focus();
  await page.keyboard.press("ArrowUp");
  await expect(page).toHaveURL(/sort=price_asc/);
  await expect(sort).toBeFocused();
  await expect(sort).toHaveValue("price_asc");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(page).toHaveURL(/fits=1/);
  await expect(main.locator("[name=fits]")).toBeFocused();
  await expect(main.locator("[name=fits]")).toBeChecked();
  await expect(name).toHaveValue("ryzen");
  await main.getByRole("link", { name: "PC builder", exact: true }).click();
  await expect(page).toHaveURL(/\/pcbuilder$/);
  await page.goBack();
  await expect(page).toHaveURL(/fits=1/);
  await expect(sort).toHaveValue("price_asc");
});

// `npm test` covers this in parts: apps/api/src/views/pc-builder/pc-builder.test.ts.
if (isFull)
  test("a customer's build is kept by the store, and is there on another device", async ({ page, browser }) => {
    await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5048"));
    const phone = await signUp(page);
    await page.reload();
    await page.getByLabel("Name of the build").fill("For the office");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByRole("link", { name: "For the office", exact: true })).toBeVisible();

    const other = await (await browser.newContext()).newPage();
    await other.goto(storeUrl("S001", "/pcbuilder"));
    await expect(other.getByRole("link", { name: "For the office", exact: true })).toHaveCount(0);
    expect(
      await callApi(other, "POST", "/api/auth/login", { email: phone, password: "correct horse 1" }),
    ).toMatchObject({ code: 0 });
    await other.reload();
    await other.getByRole("link", { name: "For the office", exact: true }).click();
    await expect(other).toHaveURL(/parts=5002,5048$/);
    await other.context().close();
  });

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });
  test("a shared build opens completely, and parts are added and removed by links", async ({ page }) => {
    await page.goto(storeUrl("S001", "/pcbuilder?parts=5002,5048"));
    await expect(page.getByText("AMD Ryzen 5 9600X Processor")).toBeVisible();
    await page.getByRole("link", { name: "Choose: Graphics card" }).click();
    await page
      .getByRole("link", { name: /^Take this: / })
      .first()
      .click();
    await expect(page).toHaveURL(/parts=5002,5048,\d+/);
    await page.getByRole("link", { name: "Take out: AMD Ryzen 5 9600X Processor" }).click();
    await expect(page).toHaveURL(/parts=5048,\d+$/);
  });
});
