import { expect, test } from "vitest";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { testApi } from "../../testing/shops/test-api.ts";

const { api, call, services, database } = await testApi();
const delivery = { feeByProvince: { "*": 4000 }, freeFrom: null, daysByProvince: {} };
const store = await insertStore(database.db, {
  code: "S001",
  currency: "KHR",
  rielRate: 4100,
  settings: { delivery, payments: [{ type: "cod", discountPercent: 5 }] },
});
await api.directory.load();

test.each([
  [12_300, 600, 15_700],
  [1_900, 0, 5_900],
  [20_000, 1_000, 23_000],
])(
  "a discount on %i riel is rounded to full hundreds, so that it can be paid in cash",
  async (price, discount, due) => {
    const product = await insertProduct(database.db, [store], { price });
    const who = await insertShopper(services, store, [{ productId: product.id, quantity: 1 }]);
    const post = (path: string, body: object) =>
      call(path, { method: "POST", body: { address: who.addressId, ...body }, headers: who.headers });
    expect((await post("/checkout/quote", {})).body.data.options).toMatchObject([
      { discount: 5, discount_amount: discount, grand_total: due },
    ]);
    expect(await post("/checkout", { payment_type: "cod", expected_total: due })).toMatchObject({
      status: 200,
      body: { data: { grand_total: due } },
    });
  },
);
