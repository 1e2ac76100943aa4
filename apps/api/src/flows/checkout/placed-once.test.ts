import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { insertProduct } from "../../testing/samples/product.ts";
import { insertReceipt } from "../../testing/samples/receipt.ts";
import { insertShopper } from "../../testing/samples/shopper.ts";
import { insertStore } from "../../testing/samples/store.ts";
import { checkoutShop } from "../../testing/shops/checkout-shop.ts";
import { payments as paymentRows } from "../../modules/payments/tables.ts";

const { api, services, db, here, elsewhere, transferSettings, get, checkout, pieces, ordersOf } = await checkoutShop();

test("a receipt is accepted for one order; only a refused one can be sent again for another", async () => {
  const product = await insertProduct(db, [elsewhere], { pieces: 9 });
  const who = await insertShopper(services, elsewhere);
  const name = `${"a1".repeat(16)}.webp`;
  await insertReceipt(db, { name, storeId: elsewhere, customerId: who.customerId, createdAt: services.now() });
  const transfer = (key: string) =>
    checkout(
      who,
      {
        checkout_type: "buy_now",
        product_id: product.id,
        quantity: 1,
        payment_type: "bankTransfer",
        payment_method: "aba",
        image_url: `/media-private/${name}`,
      },
      key,
    );
  const first = await transfer("first");
  expect(first.status).toBe(200);
  expect((await transfer("first")).body).toEqual(first.body);
  const used = "This receipt was sent for another order. Please upload the receipt of this one";
  expect(await transfer("second")).toMatchObject({ status: 400, body: { message: used, errors: { image_url: used } } });
  await db.update(paymentRows).set({ state: "failed" }).where(eq(paymentRows.customerId, who.customerId));
  expect((await transfer("third")).status).toBe(200);
});

test("another's receipt is none, nor is a picture that was uploaded for a claim; it must be of an account of the store", async () => {
  const product = await insertProduct(db, [elsewhere]);
  const who = await insertShopper(services, elsewhere, [{ productId: product.id, quantity: 1 }]);
  const { customerId } = await insertShopper(services, elsewhere);
  const stored = { storeId: elsewhere, createdAt: services.now() };
  const names = ["c1", "c2", "c3"].map((part) => `${part.repeat(16)}.webp`);
  const [others, ofClaim, own] = names as [string, string, string];
  await insertReceipt(db, { ...stored, name: others, customerId });
  await insertReceipt(db, { ...stored, name: ofClaim, customerId: who.customerId, purpose: "claim" });
  await insertReceipt(db, { ...stored, name: own, customerId: who.customerId });
  const transfer = (name: string) =>
    checkout(who, { payment_type: "bankTransfer", payment_method: "aba", image_url: `/media-private/${name}` });
  for (const name of [others, ofClaim])
    expect(await transfer(name), name).toMatchObject({
      status: 400,
      body: { fields: { image_url: "receipt_required" } },
    });
  const elsewhereToo = { payment_type: "bankTransfer", image_url: `/media-private/${own}` };
  expect(await checkout(who, { ...elsewhereToo, payment_method: "a bank without the store" })).toMatchObject({
    status: 400,
    body: { fields: { payment_method: "transfer_type_required" } },
  });
  expect(await transfer(own)).toMatchObject({ status: 200 });
});

test("of shoppers who send the same receipt at once one gets an order; in another store it is a different receipt", async () => {
  const digest = "b2".repeat(32);
  const order = async (store: number, serial: number) => {
    const who = await insertShopper(services, store);
    const name = `${"b2".repeat(15)}${serial}${store % 10}.webp`;
    await insertReceipt(db, { name, storeId: store, customerId: who.customerId, digest, createdAt: services.now() });
    const product = await insertProduct(db, [store]);
    return () =>
      checkout(who, {
        checkout_type: "buy_now",
        product_id: product.id,
        quantity: 1,
        payment_type: "bankTransfer",
        payment_method: "aba",
        image_url: `/media-private/${name}`,
      });
  };
  const orders = [await order(elsewhere, 1), await order(elsewhere, 2), await order(elsewhere, 3)];
  const statuses = (await Promise.all(orders.map((place) => place()))).map(({ status }) => status);
  expect(statuses.sort()).toEqual([200, 400, 400]);
  const third = await insertStore(db, { code: "S003", settings: transferSettings });
  await api.directory.load();
  expect((await (await order(third, 1))()).status).toBe(200);
});

test("the same key gives the same order, another body with it is refused", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const first = await checkout(who, {}, "key-1");
  const again = await checkout(who, {}, "key-1");
  expect(again.body).toEqual(first.body);
  expect(await checkout(who, { note: "other" }, "key-1")).toMatchObject({
    status: 422,
    body: { error: "idempotency_mismatch" },
  });
  expect(await ordersOf(who)).toHaveLength(1);
});

test("one checkout sent 50 times at once is one order", async () => {
  const product = await insertProduct(db, [here], { pieces: 200 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const replies = await Promise.all(Array.from({ length: 50 }, () => checkout(who, {}, "once")));
  expect(replies.map(({ status }) => status)).toEqual(Array(50).fill(200));
  expect(new Set(replies.map(({ body }) => body.data.order_id)).size).toBe(1);
  expect(await pieces(product.id)).toMatchObject({ onHand: 198 });
});

test("a key that is too long is refused, since cut off it could be another's", async () => {
  const product = await insertProduct(db, [here]);
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  expect(await checkout(who, {}, "k".repeat(201))).toMatchObject({ status: 400, body: { error: "invalid_input" } });
  expect(await checkout(who, {}, "k".repeat(200))).toMatchObject({ status: 200 });
});

test("two tabs cannot order the same cart twice, even without a key", async () => {
  const product = await insertProduct(db, [here], { pieces: 200 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 2 }]);
  const replies = await Promise.all(Array.from({ length: 8 }, () => checkout(who)));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  expect(await pieces(product.id)).toMatchObject({ onHand: 198 });
});

test("an order is refused as busy and logged if the database's disk is full, and placed when it is sent again", async () => {
  const product = await insertProduct(db, [here], { price: 1000, pieces: 5 });
  const who = await insertShopper(services, here, [{ productId: product.id, quantity: 1 }]);
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await db.execute(
    sql`create function no_disk() returns trigger language plpgsql as $$ begin raise 'could not extend file' using errcode = 'disk_full'; end $$`,
  );
  await db.execute(sql`create trigger no_disk before insert on order_lines execute function no_disk()`);
  try {
    const refused = await checkout(who, {}, "no-disk");
    expect(refused).toMatchObject({ status: 503, body: { error: "unavailable" } });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(logged).toHaveBeenCalledWith(expect.stringContaining("the database is out of room"));
  } finally {
    await db.execute(sql`drop function no_disk() cascade`);
    logged.mockRestore();
  }
  expect((await get("/api/cart", who)).data).toMatchObject([{ product_id: product.id, quantity: 1 }]);
  expect(await checkout(who, {}, "no-disk")).toMatchObject({ status: 200, body: { code: 0 } });
  expect([await pieces(product.id), await ordersOf(who)]).toMatchObject([{ onHand: 4, held: 0 }, { length: 1 }]);
});
