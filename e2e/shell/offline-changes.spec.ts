import { expect, test, type Page } from "@playwright/test";
import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { sizes, storeUrl } from "../fixtures/shop.ts";

test.use({ viewport: sizes.desktop });

/** A customer with one product in the cart, at the page of the other. */
async function besideOneInCart(page: Page): ReturnType<typeof plainProducts> {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product, other] = await plainProducts(page);
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 1 });
  await page.goto(storeUrl("S001", `/product/${other!.id}`));
  await expect(page.getByRole("button", { name: "Cart: 1" })).toBeVisible();
  return [product!, other!];
}

test("changes of cart and wishlist made offline are shown at once and sent once when the network is back", async ({ page, context }) => {
  const [product, other] = await besideOneInCart(page);
  // The drawer's script is fetched when the page has come to rest.
  await page.getByRole("button", { name: "Cart: 1" }).click();
  const drawer = page.getByRole("dialog", { name: "Cart" });
  await expect(drawer.getByRole("button", { name: "One more" })).toBeVisible();

  const sent: string[] = [];
  page.on("response", (response) => {
    const request = response.request();
    if (request.method() !== "GET" && /\/(cart|wishlist)\//.test(request.url())) sent.push(`${request.method()} ${new URL(request.url()).pathname.replace(/\d+$/, "{id}")}`);
  });
  await context.setOffline(true);
  await drawer.getByRole("button", { name: "One more" }).click();
  await drawer.getByRole("button", { name: "One more" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Cart: 3" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: /wishlist/i }).first().click();
  await expect(page.getByRole("button", { name: "Wishlist: 1" })).toBeVisible();
  expect(sent).toEqual([]);

  await context.setOffline(false);
  await expect.poll(() => sent.toSorted()).toEqual(["POST /rest/api/wishlist/add", "PUT /rest/api/cart/update/{id}"]);
  expect((await callApi(page, "GET", "/api/cart")).data).toMatchObject([{ product_id: product!.id, quantity: 3 }]);
  expect((await callApi(page, "GET", "/api/wishlist")).data).toMatchObject([{ id: other!.id }]);
  await page.reload();
  await expect(page.getByRole("button", { name: "Cart: 3" })).toBeVisible();
  expect(sent).toHaveLength(2);
});

test.describe("a shop that is away for a while", () => {
  test.use({ serviceWorkers: "block" });

  test("what is put in the cart meanwhile is shown as kept, and sent when the shop is back, with the network there all the time", async ({ page }) => {
    const [product, other] = await besideOneInCart(page);
    await page.route("**/rest/api/cart**", (route) => route.fulfill({ status: 503, json: { code: -1, message: "The shop is busy", data: null, error: "unavailable" } }));
    await page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first().click();
    await expect(page.getByRole("status").filter({ hasText: "It will be sent when the shop can be reached again." })).toBeVisible();
    await expect(page.getByText("is in your cart")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Cart: 2" })).toBeVisible();

    await page.unroute("**/rest/api/cart**");
    const products = async () => ((await callApi(page, "GET", "/api/cart")).data as { product_id: number }[]).map(({ product_id }) => product_id).sort();
    await expect.poll(products, { timeout: 20_000 }).toEqual([product!.id, other!.id].sort());
    await expect(page.getByRole("button", { name: "Cart: 2" })).toBeVisible();
  });
});
