import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { guestLineMoves } from "../../modules/cart/tables.ts";
import { listings } from "../../modules/catalog/tables.ts";
import type { SignedInCustomer } from "../../testing/samples/customer.ts";
import { insertProduct } from "../../testing/samples/product.ts";
import { cartShop } from "../../testing/shops/cart-shop.ts";

const { database, here, shopper, send, add, update, cart, quantities } = await cartShop();
const { db } = database;
const adopt = (who: Pick<SignedInCustomer, "headers">, body: object, key?: string) =>
  send("POST", "/api/cart/adopt", who, body, key);

test("a guest's line is adopted once, joins an existing line, is cut to 999, and needs an id", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here], { pieces: 4 });
  await add(who, { product_id: id, quantity: 1 });
  await adopt(who, { product_id: id, quantity: 2 }, "line-1");
  await adopt(who, { product_id: id, quantity: 2 }, "line-1");
  expect(await quantities(who)).toEqual([[id, 3]]);
  expect((await adopt(who, { product_id: id, quantity: 999 }, "line-2")).body.data.quantity).toBe(999);
  expect((await cart(who)).data[0]).toMatchObject({ available: false, stock: 4 });
  expect(await adopt(who, { product_id: id, quantity: 1 })).toMatchObject({
    status: 400,
    body: { fields: { line: "required" } },
  });
});

test("a guest's line that is sent again adds only its new pieces, also from many tabs and after the product is gone", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here], { pieces: 50 });
  const line = "0123456789abcdef0123456789abcdef";
  const first = await adopt(who, { product_id: id, quantity: 2, line });
  expect((await adopt(who, { product_id: id, quantity: 1, line })).body.data).toEqual(first.body.data);
  await Promise.all([3, 5, 4, 5, 2].map((quantity) => adopt(who, { product_id: id, quantity, line })));
  expect(await quantities(who)).toEqual([[id, 5]]);

  // Another product under the same name is a mistake; the same name of another customer is not.
  const other = await insertProduct(db, [here]);
  expect(await adopt(who, { product_id: other.id, quantity: 9, line })).toMatchObject({
    status: 422,
    body: { error: "idempotency_mismatch" },
  });
  const somebody = await shopper();
  await adopt(somebody, { product_id: id, quantity: 1, line });
  expect(await quantities(somebody)).toEqual([[id, 1]]);

  await update(who, first.body.data.cart_id, { set: 1 });
  await db.delete(listings).where(eq(listings.productId, id));
  expect(await adopt(who, { product_id: id, quantity: 6, line })).toMatchObject({
    status: 404,
    body: { error: "product_not_found" },
  });
  expect((await adopt(who, { product_id: id, quantity: 5, line })).body.data).toEqual({
    cart_id: first.body.data.cart_id,
    quantity: 1,
  });
  await send("DELETE", `/api/cart/remove/${first.body.data.cart_id}`, who);
  expect((await adopt(who, { product_id: id, quantity: 5, line })).body.data).toEqual({ cart_id: null, quantity: 0 });
});

test("an adopted line of long ago is forgotten when another is adopted", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here]);
  await adopt(who, { product_id: id, quantity: 1, line: "old" });
  await db
    .update(guestLineMoves)
    .set({ movedAt: sql`now() - interval '91 days'` })
    .where(eq(guestLineMoves.customerId, who.customerId));
  await adopt(who, { product_id: id, quantity: 1, line: "new" });
  expect(
    await db
      .select({ line: guestLineMoves.line })
      .from(guestLineMoves)
      .where(eq(guestLineMoves.customerId, who.customerId)),
  ).toEqual([{ line: "new" }]);
});

test("of very many adopted lines the oldest are forgotten", async () => {
  const who = await shopper();
  const { id } = await insertProduct(db, [here]);
  const before = Array.from({ length: 1000 }, (_, index) => ({
    customerId: who.customerId,
    storeId: who.storeId,
    line: `line-${index}`,
    productId: id,
    variantId: 0,
    quantity: 1,
    movedAt: sql`now() - make_interval(mins => ${1001 - index})`,
  }));
  await db.insert(guestLineMoves).values(before);
  await adopt(who, { product_id: id, quantity: 1, line: "new" });
  const remembered = (
    await db
      .select({ line: guestLineMoves.line })
      .from(guestLineMoves)
      .where(eq(guestLineMoves.customerId, who.customerId))
  ).map(({ line }) => line);
  expect(remembered).toHaveLength(1000);
  expect([remembered.includes("line-0"), remembered.includes("line-1"), remembered.includes("new")]).toEqual([
    false,
    true,
    true,
  ]);
});
