import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { stock } from "../../modules/catalog/tables.ts";
import { insertShopper, type Shopper } from "../../testing/samples/shopper.ts";
import { paymentShop } from "../../testing/shops/payment-shop.ts";
import { insertProduct } from "../../testing/samples/product.ts";

const { call, db, here, services, desk } = await paymentShop();

const pieces = async (productId: number) => (await db.select().from(stock).where(eq(stock.productId, productId)))[0]!;

test("stock reserved by a shopper's own code is available to that shopper only, in cart and quote", async () => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 2 });
  const [who, other] = [
    await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]),
    await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]),
  ];
  await desk.khqr(who);
  const seen = async (shopper: Shopper) => [
    (await call("/api/cart", { headers: shopper.headers })).body.data,
    (await desk.post("/checkout/quote", shopper, { address: shopper.addressId })).body.data.lines,
  ];
  expect(await seen(who)).toMatchObject([[{ available: true, stock: 2 }], [{ available: true, stock: 2 }]]);
  expect(await seen(other)).toMatchObject([[{ available: false, stock: 0 }], [{ available: false, stock: 0 }]]);
  expect(await desk.post("/checkout", who, { payment_type: "cod", address: who.addressId })).toMatchObject({
    status: 200,
  });
  expect(await seen(other)).toMatchObject([[{ available: false, stock: 0 }], [{ available: false, stock: 0 }]]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 0, held: 0 });
});
