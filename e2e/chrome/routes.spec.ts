import { plainProducts, signUp } from "../fixtures/customer.ts";
import { alive, expect, languages, send, sizes, storeUrl, test } from "../fixtures/shop.ts";

const publicPages = [
  "/",
  "/camera",
  "/category",
  "/compare",
  "/forgot-password",
  "/help-center",
  "/help-center/index-copy",
  "/login",
  "/news",
  "/phone",
  "/policy",
  "/promotions",
  "/register",
  "/services",
  "/services/allfreelancer",
  "/smarthome",
  "/sparepart",
  "/tracking-delivery",
  "/tracking-delivery/index%20copy",
  "/warranty",
  "/chat",
  "/otp/verify",
  "/check-result",
  "/product/1",
  "/search/phone",
  "/brands",
  "/pcbuilder",
  "/help-center/category/1",
  "/paypal/error",
];
const privatePages = [
  "/account/myaccount",
  "/account/myaccount/mydata",
  "/account/myaccount/myorders",
  "/account/myaccount/myorders/checkout-detail/S001-26-AAAA-AAAA",
  "/checkout",
  "/checkout/khqr",
  "/checkout/paypal",
  "/buynow/1",
  "/paypal/success",
  "/print/order?id=1",
];

for (const [language, prefix] of Object.entries(languages)) {
  test(`every page of section 2 is there in ${language}`, async () => {
    const answers = await Promise.all(
      publicPages.map(async (path) => [
        path,
        (await send("S001", prefix && path === "/" ? prefix : prefix + path)).status,
      ]),
    );
    expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
  });

  test(`every link of a page carries the prefix of ${language}`, async () => {
    for (const path of ["/phone", "/help-center", "/warranty", "/login"]) {
      const { text } = await send("S001", prefix + path);
      // Except for the language switcher and files.
      const tags = [...text.matchAll(/<a [^>]*href="(\/[^"]*)"[^>]*>/g)].filter(([tag]) => !/hreflang=/i.test(tag));
      const links = tags.map(([, href]) => href!);
      expect(links.length).toBeGreaterThan(10);
      const foreign = links.filter(
        (href) =>
          !/^\/(media|assets)\//.test(href) &&
          (prefix ? !new RegExp(`^${prefix}(/|\\?|$)`).test(href) : /^\/(kh|zh)(\/|$)/.test(href)),
      );
      expect(foreign, path).toEqual([]);
    }
  });

  test(`pages under the guard lead to the login in ${language}, which remembers them (specification, sections 2 and 6)`, async () => {
    for (const path of privatePages) {
      const { status, headers } = await send("S001", prefix + path);
      expect([status, headers.location], path).toEqual([
        302,
        `${prefix}/login?next=${encodeURIComponent(prefix + path)}`,
      ]);
    }
  });
}

test("pages with an optional id, and the print page without an order, redirect without one (specification, section 2)", async () => {
  for (const prefix of Object.values(languages)) {
    for (const [path, target] of [
      ["/buynow", "/checkout"],
      ["/print/order", "/account/myaccount/myorders"],
      ["/account/myaccount/myorders/checkout-detail", "/account/myaccount/myorders"],
    ] as const) {
      const { status, headers } = await send("S001", prefix + path);
      expect([status, headers.location], prefix + path).toEqual([302, prefix + target]);
    }
    expect((await send("S001", `${prefix}/check-result`)).status).toBe(200);
  }
});

test("lists take cat_id or brand_id and page; a sub-category has its own URL", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(storeUrl("S001", "/category?cat_id=2"));
  await expect(heading).toHaveText("Camera");
  const first = await page.getByRole("main").locator('a[href*="/product/"]').first().getAttribute("href");
  await page.goto(storeUrl("S001", "/category?cat_id=2&page=2"));
  await expect(page.getByRole("main").locator('a[href*="/product/"]').first()).not.toHaveAttribute("href", first!);
  const brands = JSON.parse((await send("S001", "/rest/api/brands")).text) as { data: { id: number; name: string }[] };
  await page.goto(storeUrl("S001", `/category?brand_id=${brands.data[0]!.id}`));
  await expect(heading).toHaveText(brands.data[0]!.name);
  const groups = JSON.parse((await send("S001", "/rest/model_ecommerce/features/category_id=1")).text) as {
    data: { subcategories: { id: number; name: string }[] }[];
  };
  const sub = groups.data[0]!.subcategories[0]!;
  await page.goto(storeUrl("S001", `/category/1/sub/${sub.id}`));
  await expect(heading).toHaveText(sub.name);
  await page.goto(storeUrl("S001", `/phone?cat_id=${sub.id}&page=2`));
  await expect(heading).toHaveText(sub.name);
  const services = JSON.parse(
    (await send("S001", "/rest/model_ecommerce/features/category_id=8")).text,
  ) as typeof groups;
  const service = services.data[0]!.subcategories[0]!;
  await page.goto(storeUrl("S001", `/services?cat_id=${service.id}`));
  await expect(heading).toHaveText(service.name);
});

test("Enter in the search box opens the results of a text, and does nothing without one", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/phone"));
  await alive(page);
  const box = page.getByRole("banner").getByRole("combobox");
  await box.press("Enter");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(storeUrl("S001", "/phone"));
  await box.fill("galaxy s25");
  await box.press("Enter");
  await expect(page).toHaveURL(storeUrl("S001", "/search/galaxy%20s25"));
});

test("a suggestion opens its product", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/phone"));
  await alive(page);
  await page.getByRole("banner").getByRole("combobox").fill("galaxy s25 ultra");
  await page
    .getByRole("option", { name: /Galaxy S25 Ultra/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/product\/\d+/);
});

test("a customer with an empty cart is sent home from checkout", async ({ page }) => {
  await page.goto(storeUrl("S001", "/kh/login"));
  await signUp(page);
  await page.goto(storeUrl("S001", "/kh/checkout"));
  await expect(page).toHaveURL(storeUrl("S001", "/kh"));
  await expect(page.getByRole("status").filter({ hasText: "កន្ត្រកទំនិញរបស់អ្នកនៅទទេ។" })).toBeVisible();
});

test("words that are also names of pages can be searched for", async () => {
  const words = ["phone", "camera", "checkout", "download", "login", "news", "warranty", "design", "search", "kh"];
  const answers = await Promise.all(words.map(async (word) => [word, (await send("S001", `/search/${word}`)).status]));
  expect(answers.filter(([, status]) => status !== 200)).toEqual([]);
});

test("a freelancer's page without an id redirects to the list", async () => {
  expect((await send("S001", "/zh/services/freelancer")).headers.location).toBe("/zh/services/allfreelancer");
});

test("buy now of a product with options redirects to its page", async ({ page }) => {
  await page.goto(storeUrl("S001", "/zh/login"));
  await signUp(page);
  const varied = JSON.parse((await send("S001", "/rest/api/products?row_per_page=40&in_stock=1")).text) as {
    data: { id: number; variant_option_type: unknown[] }[];
  };
  const { id } = varied.data.find(({ variant_option_type }) => variant_option_type.length > 0)!;
  await page.goto(storeUrl("S001", `/zh/buynow/${id}`));
  await expect(page).toHaveURL(storeUrl("S001", `/zh/product/${id}`));
});

test("buy now clamps an invalid or excessive quantity in the URL", async ({ page }) => {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product] = await plainProducts(page);
  for (const [asked, quantity] of [
    ["many", "1"],
    ["-1", "1"],
    ["2", "2"],
    ["99999", "999"],
  ] as const) {
    await page.goto(storeUrl("S001", `/buynow/${product!.id}?q=${asked}`));
    await expect(page.locator('input[name="quantity"]')).toHaveValue(quantity);
  }
});
