import { callApi, signUp } from "../fixtures/customer.ts";
import { recordShifts } from "../fixtures/layout-shifts.ts";
import { operate } from "../fixtures/operate.ts";
import { alive, expectAccessible, languages, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { expect } from "./patient.ts";

interface Product {
  id: number;
  name: string;
  price: number;
  promo_price: number | null;
  promo_ends_at: string | null;
  images: string[];
  variants: {
    variant_option_id: number;
    options: string[];
    price: number;
    promo_price: number | null;
    in_stock: boolean;
    few_left: number | null;
    sku: string;
    image: string;
  }[];
}

for (const [language, slug] of Object.entries(languages))
  test(`name and price are on the first screen of a small phone, below the notice of the app, and stay where they are, ${language}`, async ({
    page,
  }) => {
    const shifts = await recordShifts(page);
    await page.setViewportSize({ width: 360, height: 640 });
    // The name of the second has two lines.
    for (const id of [1, 1003]) {
      await page.goto(storeUrl("S001", `${slug}/product/${id}`));
      await alive(page);
      const bar = (await page.locator(".page-bar").boundingBox())!.y;
      await expect(page.locator('aside a[href$="/download"]')).toBeVisible();
      for (const part of [page.getByRole("heading", { level: 1 }), page.locator("main .text-price-large")]) {
        const { y, height } = (await part.boundingBox())!;
        expect(y + height).toBeLessThanOrEqual(bar);
      }
      // Less is a word under the bar that gets its own face.
      expect((await shifts()).filter(({ value }) => value > 1e-3)).toEqual([]);
    }
  });

test("another option changes picture, price, stock and URL, and shows what is out of stock", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/product/2"));
  const product = (await callApi(page, "GET", "/api/product/2")).data as Product;
  const gone = product.variants.find(({ in_stock }) => !in_stock)!;
  const dear = product.variants.findLast(({ in_stock, options }) => in_stock && options[0] !== gone.options[0])!;
  const main = page.getByRole("main");
  const picture = main
    .getByRole("list", { name: /^Pictures of/ })
    .locator("img")
    .first();

  await main.getByRole("link", { name: dear.options[1]!, exact: true }).click();
  await main.getByRole("link", { name: dear.options[0]!, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`v=${dear.variant_option_id}$`));
  await expect(picture).toHaveAttribute("src", dear.image);
  await expect(
    main.getByText(`$${(dear.promo_price ?? dear.price).toLocaleString("en", { minimumFractionDigits: 2 })}`).first(),
  ).toBeVisible();
  await expect(main.getByText("In stock", { exact: true }).first()).toBeVisible();

  await main.getByRole("link", { name: gone.options[1]!, exact: true }).click();
  await main.getByRole("link", { name: `${gone.options[0]} (out of stock)` }).click();
  await expect(picture).toHaveAttribute("src", gone.image);
  await expect(main.getByText("Out of stock", { exact: true }).first()).toBeVisible();
  await expect(main.getByRole("button", { name: "Out of stock" })).toBeDisabled();
  await expect(main.getByRole("link", { name: "More like this" }), "what is there of its kind").toHaveAttribute(
    "href",
    /[?&]in_stock=1$/,
  );
  await expect(main.getByRole("link", { name: "Buy now" })).toHaveCount(0);

  await page.reload();
  await expect(picture).toHaveAttribute("src", gone.image);
});

test("the quantity is limited to what is left of the chosen variant, however many were selected before", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/product/4041"));
  const read = async () => ((await callApi(page, "GET", "/api/product/4041")).data as Product).variants;
  const [plenty, few] = (await read()).filter(({ in_stock, few_left }) => in_stock && few_left === null);
  await operate(`stock set ${few!.sku} 2`);
  try {
    await expect.poll(async () => (await read()).find(({ sku }) => sku === few!.sku)?.few_left).toBe(2);
    await page.goto(storeUrl("S001", `/product/4041?v=${plenty!.variant_option_id}`));
    await alive(page);
    const main = page.getByRole("main");
    for (let count = 1; count < 5; count++) await main.getByRole("button", { name: "One more" }).click();
    await main.locator(`a[href$="v=${few!.variant_option_id}"]`).first().click();
    await expect(page).toHaveURL(new RegExp(`v=${few!.variant_option_id}$`));
    await expect(main.getByRole("group", { name: "Quantity" })).toContainText("2");
    await expect(main.getByRole("link", { name: "Buy now" })).toHaveAttribute("href", /p=[\d.]+&q=2$/);
    // A double tap adds once.
    await main.getByRole("button", { name: "Add to cart", exact: true }).first().dblclick();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "[]")))
      .toMatchObject([{ variant_option_id: few!.variant_option_id, quantity: 2 }]);
  } finally {
    await operate(`stock set ${few!.sku} 50`);
  }
});

test("specifications depend on the chosen variant, in three languages", async ({ page }) => {
  const specs = page.getByRole("main").locator("#specifications + table");
  for (const prefix of Object.values(languages)) {
    await page.goto(storeUrl("S001", `${prefix}/product/1?v=109`));
    await expect(specs.getByRole("cell", { name: "1 TB", exact: true })).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "512 GB", exact: true }).click();
    await expect(specs.getByRole("cell", { name: "512 GB", exact: true })).toBeVisible();
    await expect(specs.getByRole("cell", { name: "1 TB", exact: true })).toHaveCount(0);
  }
  // One option of a laptop sets two specifications.
  await page.goto(storeUrl("S001", "/product/4041?v=404103"));
  await expect(specs.getByRole("row", { name: /^Memory/ }).getByRole("cell")).toHaveText("16 GB");
  await expect(specs.getByRole("row", { name: /^Storage/ }).getByRole("cell")).toHaveText("512 GB");
});

test("a specification with long words makes no page wider", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/product/1"));
  const table = page.locator("#specifications + table");
  await table.scrollIntoViewIfNeeded();
  await table
    .locator("tr")
    .last()
    .evaluate((row) =>
      [...row.children].forEach((cell) => (cell.textContent = "Bildwiederholfrequenzbereich".repeat(6))),
    );
  const model = page.getByText("SM-S938B", { exact: true }).first();
  await model.evaluate((code) => (code.textContent = "X1".repeat(40)));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect((await table.locator("td").last().boundingBox())!.width).toBeGreaterThan(150);
});

test("a table in an imported description keeps its labels readable beside long values on a small phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto(storeUrl("S001", "/product/1"));
  const table = "<table><tbody><tr><td>Resolution</td><td>" + "many words ".repeat(80) + "</td></tr></tbody></table>";
  const description = page.getByRole("region", { name: "Description" }).locator("div");
  await description.evaluate((text, html) => (text.innerHTML = html), table);
  const label = description.getByText("Resolution");
  await expect.poll(() => label.evaluate((cell) => cell.clientWidth)).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  // A dozen columns scroll within the table.
  const wide = `<table><tbody><tr>${"<td>Resolution</td>".repeat(12)}</tr></tbody></table>`;
  await description.evaluate((text, html) => (text.innerHTML = html), wide);
  await expect.poll(() => label.last().evaluate((cell) => cell.clientWidth)).toBeGreaterThan(80);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a promotion shows the saving and its end, in three languages, with riel beside dollars", async ({ page }) => {
  for (const [language, prefix] of Object.entries(languages)) {
    await page.goto(storeUrl("S001", `${prefix}/product/5003`));
    const product = (await callApi(page, "GET", "/api/product/5003")).data as Product;
    const main = page.getByRole("main");
    await expect(main.getByText(`$${product.promo_price!.toFixed(2)}`).first()).toBeVisible();
    await expect(
      main
        .locator("s, del")
        .filter({ hasText: `$${product.price.toFixed(2)}` })
        .first(),
    ).toBeVisible();
    await expect(main.getByText("៛").first()).toBeVisible();
    const end = new Date(product.promo_ends_at!);
    const note = main
      .locator("p", { hasText: `${Math.floor(((product.price - product.promo_price!) * 100) / product.price)}%` })
      .first();
    await expect(note, language).toContainText(
      String(end.toLocaleString("en", { day: "numeric", timeZone: "Asia/Phnom_Penh" })),
    );
  }
  await page.goto(storeUrl("S016", "/category"));
  await expect(page.locator("main article").first()).toBeVisible();
  await expect(page.getByRole("main").getByText("៛")).toHaveCount(0);
});

test("the message after adding to the cart covers no button on a wide page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(storeUrl("S001", "/product/1"));
  await alive(page);
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Add to cart" }).first().click();
  const message = page.getByRole("status").filter({ hasText: "is in your cart" });
  const box = (await message.boundingBox())!;
  const under = await page.evaluate(({ x, y, width, height }) => {
    const covered = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return left < x + width && right > x && top < y + height && bottom > y;
    };
    return [...document.querySelectorAll("main a, main button, header a, header button")]
      .filter((one) => one.checkVisibility() && covered(one))
      .map((one) => one.textContent);
  }, box);
  expect(under).toEqual([]);
});

test("a product with price on request has a contact link and cannot be bought", async ({ page }) => {
  await page.goto(storeUrl("S001", "/product/7043"));
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Ask for the price" })).toHaveAttribute("href", /^(https:|tel:)/);
  await expect(main.getByRole("link", { name: "Buy now" })).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Add to cart", exact: true })).toHaveCount(0);
});

test("on a wide screen, also of a phone on its side, name and price stand beside the picture", async ({ page }) => {
  for (const viewport of [
    { width: 640, height: 360 },
    { width: 768, height: 1024 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(storeUrl("S001", "/kh/product/1"));
    const picture = (await page.getByRole("main").locator("li img").first().boundingBox())!;
    const name = (await page.getByRole("heading", { level: 1 }).boundingBox())!;
    expect(name.x).toBeGreaterThan(picture.x + picture.width);
    expect(name.y + name.height).toBeLessThan(viewport.height);
  }
});

test("a product is shared with the system's share sheet, or by copying its link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true, writable: true }),
  );
  await page.goto(storeUrl("S001", "/product/1?v=105"));
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("status").filter({ hasText: "The link has been copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(storeUrl("S001", "/product/1?v=105"));

  await page.evaluate(() => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    navigator.share = async (data) => void shared.push(data);
  });
  await page.getByRole("button", { name: "Share" }).click();
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: "Samsung Galaxy S25 Ultra", url: storeUrl("S001", "/product/1?v=105") },
  ]);
});

test("where the browser neither shares nor copies, the product's address is shown, selected, with the chosen variant", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException("no", "NotAllowedError"));
    Object.defineProperty(navigator, "share", { value: refuse, configurable: true });
    Object.defineProperty(navigator, "clipboard", { value: { writeText: refuse } });
    document.execCommand = () => false;
  });
  await page.goto(storeUrl("S001", "/product/1?v=105"));
  await page.getByRole("button", { name: "Share" }).click();
  const address = page.getByLabel("copy its address");
  await expect(address).toHaveValue(storeUrl("S001", "/product/1?v=105"));
  await expect(address).toBeFocused();
  expect(await page.evaluate(() => getSelection()!.toString())).toBe(storeUrl("S001", "/product/1?v=105"));
  await page.getByRole("link", { name: "1 TB" }).click();
  await expect(address).not.toHaveValue(/v=105/);
  await expect(address).toHaveValue(/\/product\/1\?v=\d+$/);

  // Closing the system's sheet is a choice, not a refusal.
  await page.reload();
  await page.evaluate(() =>
    Object.defineProperty(navigator, "share", {
      value: () => Promise.reject(new DOMException("closed", "AbortError")),
    }),
  );
  await page.getByRole("button", { name: "Share" }).click();
  await expect(address).toHaveCount(0);
});

test("similar products are linked; recently viewed ones are listed, newest first, also on the home page", async ({
  page,
}) => {
  await page.goto(storeUrl("S001", "/product/1"));
  const related = page.getByRole("region", { name: "More like this" });
  await expect(related.getByRole("article").first()).toBeVisible();
  const name = (await related.getByRole("article").first().getByRole("heading").textContent())!;
  await related.getByRole("article").first().getByRole("link").first().click();
  await expect(page.getByRole("heading", { level: 1, name, exact: true })).toBeVisible();
  const viewed = page.getByRole("region", { name: "Recently viewed" });
  await expect(viewed.getByRole("heading", { level: 3 })).toHaveText(["Samsung Galaxy S25 Ultra"]);
  await page.goto(storeUrl("S001"));
  await expect(viewed.getByRole("heading", { level: 3 })).toHaveText([name, "Samsung Galaxy S25 Ultra"]);
});

test("the wishlist remembers the chosen variant: its name, its price, and its link", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/product/1?v=110"));
  await signUp(page);
  await page.reload();
  await alive(page);
  const variant = ((await callApi(page, "GET", "/api/product/1")).data as Product).variants.find(
    ({ variant_option_id: id }) => id === 110,
  )!;
  await page
    .getByRole("main")
    .getByRole("button", { name: "Keep Samsung Galaxy S25 Ultra in the wishlist" })
    .first()
    .click();
  await page.goto(storeUrl("S001", "/phone"));
  await page.locator("header").getByRole("button", { name: "Wishlist: 1" }).click();
  const line = page.getByRole("dialog").getByRole("listitem");
  await expect(line).toContainText(variant.options.join(" / "));
  await expect(line).toContainText(
    `$${(variant.promo_price ?? variant.price).toLocaleString("en", { minimumFractionDigits: 2 })}`,
  );
  await expect(line.locator("img")).toHaveAttribute("src", new RegExp(`^${variant.image}\\b`));
  await line.getByRole("link", { name: "Samsung Galaxy S25 Ultra" }).click();
  await expect(page).toHaveURL(storeUrl("S001", "/product/1?v=110"));
  await expect(page.getByRole("main").getByRole("link", { name: variant.options[1]!, exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );
});

test("the wishlist: a guest is told 'please login first', a customer keeps and takes out", async ({ page }) => {
  await page.setViewportSize(sizes.desktop);
  await page.goto(storeUrl("S001", "/product/1"));
  const wish = page
    .getByRole("main")
    .getByRole("button", { name: "Keep Samsung Galaxy S25 Ultra in the wishlist" })
    .first();
  await wish.click();
  const asked = page.getByRole("status").filter({ hasText: /^please login first/ });
  await expect(asked.getByRole("link", { name: "Login" })).toHaveAttribute(
    "href",
    `/login?next=${encodeURIComponent(new URL(page.url()).pathname)}`,
  );
  await expect(wish).toHaveAttribute("aria-pressed", "false");

  await signUp(page);
  await page.reload();
  await alive(page);
  await wish.click();
  await expect(wish).toHaveAttribute("aria-pressed", "true");
  await expect
    .poll(async () => (await callApi(page, "GET", "/api/wishlist")).data)
    .toMatchObject([{ name: "Samsung Galaxy S25 Ultra" }]);
  await page.reload();
  await expect(wish).toHaveAttribute("aria-pressed", "true");
  await expectAccessible(page);

  await page
    .locator("header")
    .getByRole("button", { name: /^Wishlist/ })
    .click();
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("button", { name: "Add to cart: Samsung Galaxy S25 Ultra" }).click();
  await expect(drawer.getByRole("status")).toHaveText(/^Samsung Galaxy S25 Ultra is in your cart/);
  const chosen = ((await callApi(page, "GET", "/api/wishlist")).data as { variant_option_id: number }[])[0]!
    .variant_option_id;
  expect((await callApi(page, "GET", "/api/cart")).data).toMatchObject([
    { product_id: 1, variant_option_id: chosen, quantity: 1 },
  ]);
  await drawer.getByRole("button", { name: "Remove Samsung Galaxy S25 Ultra" }).click();
  await expect(page.getByText("Your shopping wishlist is empty.")).toBeVisible();
  await expect(drawer.getByRole("link", { name: "All Category" })).toHaveAttribute("href", "/category");
  await expect.poll(async () => (await callApi(page, "GET", "/api/wishlist")).data).toEqual([]);

  // Wished for as a whole product, so its variant is chosen on its page.
  await callApi(page, "POST", "/api/wishlist/add", { product_id: 1 });
  await page.reload();
  await page.locator("header").getByRole("button", { name: "Wishlist: 1" }).click();
  await drawer.getByRole("link", { name: "Choose options: Samsung Galaxy S25 Ultra" }).click();
  await expect(page).toHaveURL(storeUrl("S001", "/product/1"));
  await expect(drawer).toHaveCount(0);
});
