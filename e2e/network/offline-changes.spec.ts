import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, type Page, type Route } from "@playwright/test";
import { callApi, plainProducts, signUp, signUpWithThings } from "../fixtures/customer.ts";
import { sizes, storeUrl } from "../fixtures/shop.ts";

test.use({ viewport: sizes.desktop, serviceWorkers: "allow" });

/** A customer with one product in the cart, on the page of another one. */
async function besideOneInCart(page: Page): ReturnType<typeof plainProducts> {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product, other] = await plainProducts(page);
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
  await page.goto(storeUrl("S001", `/product/${other!.id}`));
  await expect(page.getByRole("button", { name: "Cart: 1" })).toBeVisible();
  return [product!, other!];
}

test("changes of cart and wishlist made offline are shown at once and sent once when the network is back", async ({
  page,
  context,
}) => {
  const [product, other] = await besideOneInCart(page);
  // The drawer's script loads when the page is idle.
  await page.getByRole("button", { name: "Cart: 1" }).click();
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect(drawer.getByRole("button", { name: "One more" })).toBeVisible();

  const sent: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "GET" && /\/(cart|wishlist)\//.test(request.url()))
      sent.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\d+$/, "{id}")}`);
  });
  await context.setOffline(true);
  await drawer.getByRole("button", { name: "One more" }).click();
  await drawer.getByRole("button", { name: "One more" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cart: 3" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("button", { name: /wishlist/i })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Wishlist: 1" })).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  // What fails once more while the line comes back is sent again some seconds later.
  await expect
    .poll(() => sent.toSorted(), { timeout: 20_000 })
    .toEqual(["POST /rest/api/wishlist/add", "PUT /rest/api/cart/update/{id}"]);
  expect((await callApi(page, "GET", "/api/cart")).data).toMatchObject([{ product_id: product!.id, quantity: 3 }]);
  expect((await callApi(page, "GET", "/api/wishlist")).data).toMatchObject([{ id: other!.id }]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart: 3" })).toBeVisible();
  expect(sent).toHaveLength(2);
});

const busy = (route: Route) =>
  route.fulfill({ status: 503, json: { code: -1, message: "The shop is busy", data: null, error: "unavailable" } });

test.describe("a shop that is away for a while", () => {
  test.use({ serviceWorkers: "block" });

  test("products added to the cart meanwhile are shown as kept, and sent when the shop is back, although the browser was online all the time", async ({
    page,
  }) => {
    const [product, other] = await besideOneInCart(page);
    await page.route("**/rest/api/cart**", busy);
    await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await expect(
      page.getByRole("status").filter({ hasText: "It will be sent when the shop can be reached again." }),
    ).toBeVisible();
    await expect(page.getByText("is in your cart")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cart: 2" })).toBeVisible();

    await page.unroute("**/rest/api/cart**");
    const products = async () =>
      ((await callApi(page, "GET", "/api/cart")).data as { product_id: number }[])
        .map(({ product_id }) => product_id)
        .sort();
    await expect.poll(products, { timeout: 20_000 }).toEqual([product!.id, other!.id].sort());
    await expect(page.getByRole("button", { name: "Cart: 2" })).toBeVisible();
  });

  test(
    "pending pieces survive a reload, and their quantity can be changed as usual",
    { tag: "@full" },
    async ({ page }) => {
      const [product, other] = await besideOneInCart(page);
      // Loads the drawer's script before the shop becomes unavailable.
      await page.getByRole("button", { name: "Cart: 1" }).click();
      const drawer = page.getByRole("dialog", { name: "Cart" });
      await expect(drawer.getByRole("button", { name: "One more" })).toBeVisible();
      await page.keyboard.press("Escape");
      await page.route("**/rest/api/cart**", busy);
      await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
      await expect(
        page.getByRole("status").filter({ hasText: "It will be sent when the shop can be reached again." }),
      ).toBeVisible();
      await page.reload();
      await page.getByRole("button", { name: "Cart: 2" }).click();
      const line = drawer.getByRole("listitem").filter({ hasText: other!.name });
      await line.getByRole("button", { name: "One more" }).click();
      await line.getByRole("button", { name: "One more" }).click();
      await line.getByRole("button", { name: "One less" }).click();
      await expect(page.getByRole("button", { name: "Cart: 3", includeHidden: true })).toBeAttached();

      await page.unroute("**/rest/api/cart**");
      const there = async () =>
        ((await callApi(page, "GET", "/api/cart")).data as { product_id: number; quantity: number }[])
          .map(({ product_id, quantity }) => [product_id, quantity])
          .sort();
      await expect.poll(there, { timeout: 20_000 }).toEqual(
        [
          [product!.id, 1],
          [other!.id, 2],
        ].sort(),
      );
    },
  );

  test(
    "a customer's cart and wishlist are not called empty while they cannot be read; the wishlist is read on retry",
    { tag: "@full" },
    async ({ page }) => {
      const product = await signUpWithThings(page);
      for (const path of ["cart", "wishlist"]) await page.route(`**/rest/api/${path}**`, busy);
      await page.goto(storeUrl("S001", "/phone"));
      await page.getByRole("button", { name: "Cart: 0" }).click();
      const cart = page.getByRole("dialog", { name: "Cart" });
      await expect(cart.locator("[aria-busy=true]")).toBeVisible();
      await expect(cart.getByText("is empty")).toHaveCount(0);
      await page.keyboard.press("Escape");
      await page.getByRole("button", { name: "Wishlist: 0" }).click();
      const wishlist = page.getByRole("dialog", { name: "Wishlist" });
      await expect(wishlist.getByRole("status").filter({ hasText: "The wishlist could not be loaded." })).toBeVisible();
      await expect(wishlist.getByText("is empty")).toHaveCount(0);
      for (const path of ["cart", "wishlist"]) await page.unroute(`**/rest/api/${path}**`);
      await wishlist.getByRole("button", { name: "Try again" }).click();
      await expect(wishlist.getByRole("link", { name: product.name })).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Cart: 1" })).toBeVisible({ timeout: 20_000 });
    },
  );

  test(
    "products added to the wishlist meanwhile are sent when the shop is back, except those removed again",
    { tag: "@full" },
    async ({ page }) => {
      const [, other] = await besideOneInCart(page);
      const heart = page
        .getByRole("main")
        .getByRole("button", { name: /wishlist/i })
        .first();
      await page.route("**/rest/api/wishlist**", busy);
      await heart.click();
      await expect(
        page.getByRole("status").filter({ hasText: "It will be sent when the shop can be reached again." }),
      ).toBeVisible();
      await page.unroute("**/rest/api/wishlist**");
      const products = async () =>
        ((await callApi(page, "GET", "/api/wishlist")).data as { id: number }[]).map(({ id }) => id);
      await expect.poll(products, { timeout: 20_000 }).toEqual([other!.id]);

      await heart.click();
      await expect.poll(products).toEqual([]);
      // Removed while it is being added.
      let taken = 0;
      await page.route("**/rest/api/wishlist/**", async (route) => {
        if (taken++ === 0) await sleep(1_000);
        await route.continue();
      });
      await heart.click();
      await expect.poll(() => taken).toBe(1);
      await heart.click();
      await expect.poll(() => taken).toBe(2);
      await expect.poll(products).toEqual([]);
    },
  );
});
