import { expect, test } from "vitest";
import { twoStores } from "../testing/two-stores.ts";

const { call, cable, run, trail } = await twoStores();

test("a product is added to a store and removed from it", async () => {
  await run("assortment", "add", "CABLE", "--store", "S003");
  expect((await call(`/api/product/${cable}&store_code=S003`)).body.data).toMatchObject({ id: cable, price: 100 });
  expect(await trail()).toMatchObject({ action: "list-product" });
  await run("assortment", "remove", "CABLE", "--store", "S003");
  expect((await call(`/api/product/${cable}&store_code=S003`)).body.error).toBe("product_not_found");
  await expect(run("assortment", "remove", "CABLE", "--store", "S003")).rejects.toThrow(
    "The store does not sell CABLE",
  );
  expect((await call(`/api/product/${cable}&store_code=S001`)).status).toBe(200);
});
