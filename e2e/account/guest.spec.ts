import { storeGuestCart } from "../fixtures/guest-cart.ts";
import { callApi, plainProducts } from "../fixtures/customer.ts";
import { alive, expect, isFull, sizes, storeUrl, test } from "../fixtures/shop.ts";
import { enterAs, password, serverCart } from "./people.ts";

test.describe("a guest's cart at sign-in (specification, section 4)", () => {
  // The product that is gone is refused.
  test.use({ refusals: [404], viewport: sizes.phone });

  test("moves to the account on a phone in Khmer: quantities add up, products that are gone are named", async ({
    page,
  }) => {
    const phone = await enterAs(page, "/");
    const [product, other] = await plainProducts(page);
    await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
    await callApi(page, "POST", "/api/auth/logout");
    const plain = { name: "អំពូល", variant_option_id: null };
    await storeGuestCart(
      page,
      { ...plain, id: product!.id, quantity: 2 },
      { ...plain, id: 999_999_999, name: "ចង្កៀងចាស់" },
      { ...plain, id: other!.id },
    );

    await page.goto(storeUrl("S001", "/kh/login?next=%2Fkh"));
    await expect(page.getByRole("button", { name: "កន្ត្រក៖ 4" })).toBeVisible();
    await page.getByLabel("លេខទូរស័ព្ទ ឬអ៊ីមែល").fill(`+855 ${phone.slice(1)}`);
    await page.getByLabel("ពាក្យសម្ងាត់", { exact: true }).fill(password);
    // The message is shown for five seconds, once the next page is hydrated.
    const told = expect(page.getByText(/ចង្កៀងចាស់.*ហាងនេះមិនលក់ទំនិញនេះទេ/)).toBeVisible({ timeout: 30_000 });
    await Promise.all([told, page.getByRole("main").getByRole("button", { name: "ចូលគណនី" }).click()]);
    await expect(page).toHaveURL(storeUrl("S001", "/kh"));
    await expect(page.getByRole("button", { name: "កន្ត្រក៖ 4" })).toBeVisible();
    const lines = await serverCart(page);
    expect(lines.toSorted((a, b) => b.quantity - a.quantity)).toEqual([
      { product_id: product!.id, quantity: 3 },
      { product_id: other!.id, quantity: 1 },
    ]);
    expect(await page.evaluate(() => localStorage.getItem("cart"))).toBe("[]");
  });
});

test("a guest on the way to the checkout sees the way to an account without scrolling, and it leads back there", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(storeUrl("S001", "/kh/checkout"));
  await expect(page).toHaveURL(/\/kh\/login\?next=/);
  const register = page.getByRole("main").getByRole("link", { name: "បង្កើតគណនី" });
  const { y, height } = (await register.boundingBox())!;
  const bar = (await page.getByRole("navigation").filter({ visible: true }).last().boundingBox())!;
  expect(y + height).toBeLessThan(bar.y);
  await register.click();
  await expect(page).toHaveURL(/\/kh\/register\?next=%2Fkh%2Fcheckout$/);
});

test("opening a guest's cart shows current prices", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/login"));
  const [product] = await plainProducts(page);
  const { price, promo_price } = (await callApi(page, "GET", `/api/product/${product!.id}`)).data as {
    price: number;
    promo_price: number | null;
  };
  await storeGuestCart(page, { id: product!.id, price: 2.5, variant_option_id: null });
  await page.reload();
  await page.getByRole("button", { name: "Carts: 1" }).click();
  await expect(page.getByRole("dialog").getByText(`$${(promo_price ?? price).toFixed(2)}`)).toHaveCount(3);
});

test("sold out products are marked in a guest's cart, before sign-in", async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.goto(storeUrl("S001", "/login"));
  // Sold out products come last.
  const { last_page } = await callApi(page, "GET", "/api/products?row_per_page=100");
  const { data } = await callApi(page, "GET", `/api/products?row_per_page=100&page=${last_page}`);
  const soldOut = (data as { id: number; in_stock: boolean }[]).find((product) => !product.in_stock);
  const [there] = await plainProducts(page);
  await storeGuestCart(
    page,
    ...[soldOut!.id, there!.id].map((id) => ({ id, name: `Lamp ${id}`, variant_option_id: null })),
  );
  await page.reload();
  await page.getByRole("button", { name: "Carts: 2" }).click();
  const cart = page.getByRole("dialog");
  await expect(cart.getByRole("listitem").first()).toContainText("Not available any more");
  await expect(cart.getByRole("listitem").last()).not.toContainText("Not available any more");
});

/** Everything that the shop stores in a browser. */
const kept = [
  "cart",
  "compare_products",
  "customer",
  "cart_snapshot",
  "cart_pending",
  "wishlist_snapshot",
  "wishlist_pending",
  "recently_viewed",
  "recent_searches",
  "followed_orders",
  "pc_builds",
  "pc_last_build",
];
const damages = {
  "no JSON": "{",
  "another shape": '{"version":1,"items":[{"sku":"x"}]}',
  "an old list": '[null,7,"x",{"product":{"id":3},"qty":1},["1"]]',
  "far too much": JSON.stringify(
    Array.from({ length: 1500 }, (_, index) => ({
      id: index + 1,
      name: "x".repeat(50),
      image: "",
      price: 1,
      quantity: 5000,
    })),
  ),
};

test(
  "damaged or outdated local storage does not break the page, and cart and compare list are repaired, for a guest and a customer",
  { tag: "@full" },
  async ({ page }) => {
    await page.setViewportSize(sizes.desktop);
    for (const who of ["guest", "customer"] as const) {
      await (who === "guest" ? page.goto(storeUrl("S001", "/login")) : enterAs(page, "/"));
      const [product] = await plainProducts(page);
      for (const [damage, value] of Object.entries(damages)) {
        // Guests and customers share some keys; all combinations only with FULL=1.
        if (!isFull && (who === "guest") !== (damage === "no JSON" || damage === "far too much")) continue;
        // A customer's local cart is moved to the account, so only invalid ones are tried.
        const keys = who === "customer" && damage === "far too much" ? kept.filter((key) => key !== "cart") : kept;
        await page.evaluate(
          ([names, text]) => {
            localStorage.clear();
            for (const name of names) localStorage.setItem(name, text);
          },
          [keys, value] as const,
        );
        await page.goto(storeUrl("S001", `/product/${product!.id}`));
        await alive(page);
        const isFilled = who === "guest" && damage === "far too much";
        await expect(
          page.getByRole("button", { name: isFilled ? /^Cart: 99,900$/ : /^Cart: 0$/ }),
          damage,
        ).toBeVisible();
        const repaired = await page.evaluate(() =>
          ["cart", "compare_products"].map((name) => JSON.parse(localStorage.getItem(name) ?? "[]") as unknown[]),
        );
        expect(
          repaired.map((list) => list.length),
          damage,
        ).toEqual(damage === "far too much" ? [isFilled ? 100 : 0, 4] : [0, 0]);
      }
      await page.evaluate(() => localStorage.removeItem("cart"));
      await page.reload();
      await alive(page);
      await page.getByRole("button", { name: "Add to cart" }).first().click();
      await expect(page.getByRole("button", { name: "Cart: 1", exact: true })).toBeVisible();
      await page.evaluate(() => localStorage.removeItem("cart"));
    }
  },
);
