import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { alive, expect, sizes, storeUrl, test } from "../fixtures/shop.ts";

test.use({ viewport: sizes.desktop });

test("without browser storage the cart still works: a guest's until the document is left, a customer's on the server", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await page.goto(storeUrl("S001", "/login"));
  const [product] = await plainProducts(page);
  await page.goto(storeUrl("S001", `/product/${product!.id}`));
  await alive(page);
  const add = page.getByRole("main").getByRole("button", { name: "Add to cart", exact: true }).first();
  await add.click();
  await page.getByRole("main").locator('article a[href*="/product/"]').first().click();
  await expect(page).not.toHaveURL(storeUrl("S001", `/product/${product!.id}`));
  await expect(page.getByRole("button", { name: "Cart: 1", exact: true })).toBeVisible();

  await signUp(page);
  await page.goto(storeUrl("S001", `/product/${product!.id}`));
  await alive(page);
  await add.click();
  await expect
    .poll(async () => (await callApi(page, "GET", "/api/cart")).data)
    .toMatchObject([{ product_id: product!.id, quantity: 1 }]);
  await expect(page.getByRole("button", { name: "Cart: 1", exact: true })).toBeVisible();
});
