import { storeGuestCart } from "../fixtures/guest-cart.ts";
import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { change } from "../fixtures/database.ts";
import { openAt } from "../fixtures/open-at.ts";
import { operate } from "../fixtures/operate.ts";
import { e164 } from "../fixtures/phones.ts";
import { expect, expectAccessible, storeUrl, test } from "../fixtures/shop.ts";

test.describe("drawers (specification, section 2)", () => {
  test("the menu has Help Center, Warranty, Tracking, Shop By Categories, and a MAIN MENU item to come back", async ({
    page,
  }) => {
    await openAt(page, "phone");
    const opener = page.getByRole("button", { name: "Menu" });
    await opener.click();
    const drawer = page.getByRole("dialog");
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
    for (const name of ["Help Center", "Warranty", "Tracking"])
      await expect(drawer.getByRole("link", { name, exact: true }).first()).toBeVisible();
    await expect(drawer.getByText("Shop By Categories")).toBeVisible();
    await expectAccessible(page);
    await drawer.getByRole("button", { name: "Camera" }).click();
    await expect(drawer.getByRole("link", { name: "See all: Camera" })).toBeVisible();
    await drawer.getByRole("button", { name: "MAIN MENU" }).click();
    await expect(drawer.getByText("Shop By Categories")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test("the brand drawer lists all brands", async ({ page }) => {
    await openAt(page, "desktop");
    await page.getByRole("link", { name: "All Brand" }).click();
    const drawer = page.getByRole("dialog", { name: "All Brand" });
    await expect(drawer.getByRole("link", { name: "Samsung" })).toHaveAttribute("href", /\/category\?brand_id=\d+/);
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(300);
    await expectAccessible(page);
  });

  for (const size of ["phone", "desktop"] as const) {
    test(`the empty cart and wishlist say so, letter for letter, on a ${size}`, async ({ page }) => {
      await openAt(page, size);
      await page.getByRole("button", { name: size === "phone" ? "Carts: 0" : "Cart: 0" }).click();
      const cart = page.getByRole("dialog", { name: "Cart" });
      await expect(cart.getByText("Your shopping cart is empty.", { exact: true })).toBeVisible();
      await expect(cart.getByRole("button", { name: "Checkout" })).toBeDisabled();
      await expect(cart.getByText(/0\.00/)).toHaveCount(0);
      await expect(cart.getByRole("link", { name: "All Category" })).toHaveAttribute("href", "/category");
      await expect.poll(async () => (await cart.boundingBox())?.width).toBe(320);
      await expectAccessible(page);
      await cart.getByRole("button", { name: "Close" }).click();
      await page.getByRole("button", { name: size === "phone" ? "Favorite: 0" : "Wishlist: 0" }).click();
      const wishlist = page.getByRole("dialog", { name: "Wishlist" });
      await expect(wishlist.getByText("Your shopping wishlist is empty.", { exact: true })).toBeVisible();
      await expect(
        wishlist.getByText("Don't hesitate and browse our catalog to find something beautiful for You!", {
          exact: true,
        }),
      ).toBeVisible();
      await expect(wishlist.getByRole("link", { name: "Login" })).toHaveAttribute("href", "/login?next=%2F");
      await expect.poll(async () => (await wishlist.boundingBox())?.width).toBe(300);
      await expectAccessible(page);
    });
  }

  test("what the store does not sell any more says so in wishlist and cart, and has no price", async ({ page }) => {
    // No other test uses this store.
    await page.goto(storeUrl("S013", "/login"));
    await signUp(page);
    const [product] = await plainProducts(page);
    const { data } = await callApi(page, "GET", `/api/product/${product!.id}`);
    for (const list of ["wishlist", "cart"])
      await callApi(page, "POST", `/api/${list}/add`, { product_id: product!.id, quantity: 1 });
    await operate(`assortment remove ${(data as { sku: string }).sku} --store S013`);
    await page.goto(storeUrl("S013"));
    for (const name of ["Wishlist", "Cart"]) {
      await page.getByRole("button", { name: `${name}: 1` }).click();
      const line = page.getByRole("dialog", { name }).getByRole("listitem");
      await expect(line).toContainText("Not available any more");
      await expect(line).not.toContainText("Price on request");
      await page.keyboard.press("Escape");
    }
  });

  test("a long wishlist opens with its first lines and grows to its end; their buttons take one line on a phone", async ({
    page,
  }) => {
    await openAt(page, "phone");
    const phone = await signUp(page);
    // Products that come in variants are kept last, so that they stand first.
    await change(
      `insert into wishlist_entries (store_id, customer_id, product_id)
       select store_id, (select id from customers where phone = $1), product_id
       from (
         select store_id, product_id, exists (select from listing_variants v where v.store_id = l.store_id and v.product_id = l.product_id) as varied
         from listings l where store_id = (select id from stores where code = 'S001') order by varied desc, product_id limit 60
       ) kept order by varied, product_id`,
      [e164(phone)],
      60,
    );
    await page.reload();
    await page.getByRole("button", { name: "Favorite: 60" }).click();
    const lines = page.getByRole("dialog", { name: "Wishlist" }).getByRole("listitem");
    await expect(lines).toHaveCount(24);
    await expect(page.locator("dialog li a", { hasText: /^Choose options$/ }).first()).toHaveCSS("height", "44px");
    await expect(async () => {
      await lines.last().scrollIntoViewIfNeeded();
      expect(await lines.count()).toBe(60);
    }).toPass({ intervals: [50] });
  });

  test("a guest's cart: lines, quantity blocked at 1, totals, removing, another tab (specification, sections 4 and 5)", async ({
    page,
    context,
  }) => {
    await openAt(page, "desktop");
    const [product] = await plainProducts(page);
    const { id, name, price: usual, promo_price: promo } = product!;
    const price = promo ?? usual;
    await storeGuestCart(page, { id, name, price, quantity: 2, variant_option_id: null });
    await page.reload();
    await page.getByRole("button", { name: "Cart: 2" }).click();
    const cart = page.getByRole("dialog", { name: "Cart" });
    const of = (pieces: number) => cart.getByText(`$${(price * pieces).toFixed(2)}`).first();
    await expect(cart.getByRole("link", { name: "Checkout" })).toHaveAttribute("href", "/checkout");
    await expect(of(2)).toBeVisible();
    await expect(cart.getByText(/^≈ [\d,]+៛$/), "the grand total in riel, as at the checkout").toBeVisible();
    const less = cart.getByRole("button", { name: "One less" });
    await less.press("Enter");
    await expect(less).toBeDisabled();
    await expect(less, "not the page behind").toBeFocused();
    await expect(of(1)).toBeVisible();
    const other = await context.newPage();
    await other.goto(storeUrl("S001"));
    await expect(other.getByRole("button", { name: "Cart: 1" })).toBeVisible();
    await cart.getByRole("button", { name: `Remove ${name}` }).press("Enter");
    await expect(cart.getByText("Your shopping cart is empty.")).toBeVisible();
    await expect(cart.getByRole("button", { name: "Close" })).toBeFocused();
    await expect(other.getByRole("button", { name: "Cart: 0" })).toBeVisible();
  });
});
