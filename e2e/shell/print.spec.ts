import { callApi, plainProducts, signUp } from "../fixtures/customer.ts";
import { expect, expectAccessible, storeUrl, test } from "../fixtures/shop.ts";

test("the print layout is the bare page: an order without header, menus and footer (specification, section 2)", async ({ page }) => {
  await page.goto(storeUrl("S001", "/login"));
  await signUp(page);
  const [product] = await plainProducts(page);
  await callApi(page, "POST", "/api/profile/location/add", { name: "Home", lat: 11.55, long: 104.92 });
  await callApi(page, "POST", "/api/cart/add", { product_id: product!.id, quantity: 2 });
  const [address] = (await callApi(page, "GET", "/api/profile/location")).data as { id: number }[];
  const placed = (await callApi(page, "POST", "/api/checkout", { payment_type: "cash", address: address!.id })).data as { order_id: string };
  await page.goto(storeUrl("S001", `/print/order?id=${placed.order_id}`));
  await expect(page.getByText(product!.name)).toBeVisible();
  await expect(page.getByText(placed.order_id).first()).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation"] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expectAccessible(page);
});

test("any page is printed without what surrounds it", async ({ page }) => {
  await page.goto(storeUrl("S001", "/policy"));
  await page.emulateMedia({ media: "print" });
  for (const role of ["banner", "contentinfo"] as const) await expect(page.getByRole(role)).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
