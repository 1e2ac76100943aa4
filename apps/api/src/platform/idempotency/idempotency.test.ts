import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hashBody, once, type IdempotentCall } from "./idempotency.ts";
import { testDatabase } from "../testing/database.ts";

const database = await testDatabase();
await database.pool.query("create table placed (id integer primary key generated always as identity)");

const call = (key: string, more: Partial<IdempotentCall> = {}): IdempotentCall => ({
  storeId: 1,
  customerId: 1,
  operation: "place_order",
  key,
  bodyHash: hashBody({ address: 1 }),
  ...more,
});

const place = (of: IdempotentCall) =>
  database.transaction((tx) =>
    once(tx, of, async () => {
      const { rows } = await tx.execute<{ id: number }>(sql`insert into placed default values returning id`);
      await tx.execute(sql`select pg_sleep(0.02)`);
      return { zebra: 1, order: rows[0]!.id, at: new Date(0) };
    }),
  );

const placedCount = async () => Number((await database.pool.query("select count(*) from placed")).rows[0].count);

test("fifty concurrent calls place one order, and all get it", async () => {
  const results = await Promise.all(Array.from({ length: 50 }, () => place(call("a"))));
  expect(await placedCount()).toBe(1);
  expect(new Set(results.map((result) => JSON.stringify(result)))).toEqual(
    new Set([JSON.stringify({ zebra: 1, order: 1, at: "1970-01-01T00:00:00.000Z" })]),
  );
});

test("the same key with another body is refused", async () => {
  await expect(place(call("a", { bodyHash: hashBody({ address: 2 }) }))).rejects.toMatchObject({
    code: "idempotency_mismatch",
  });
});

test("another customer, guest, store or operation has separate keys", async () => {
  const before = await placedCount();
  await place(call("a", { customerId: 2 }));
  await place(call("a", { customerId: null }));
  await place(call("a", { customerId: null }));
  await place(call("a", { storeId: 2 }));
  await place(call("a", { operation: "add_to_cart" }));
  expect(await placedCount()).toBe(before + 4);
  expect(await place(call("a")), "the first answer stays").toMatchObject({ order: 1 });
});

test("a key can be used again after a rollback", async () => {
  const broken = database.transaction((tx) =>
    once(tx, call("b"), async () => {
      throw new Error("out of stock");
    }),
  );
  await expect(broken).rejects.toThrow("out of stock");
  expect(await place(call("b"))).toMatchObject({ zebra: 1 });
});

test("an operation without a result also runs once", async () => {
  let runs = 0;
  const nothing = () => database.transaction((tx) => once(tx, call("c"), async () => void runs++));
  expect(await nothing()).toEqual(await nothing());
  expect(runs).toBe(1);
});

test("a body's hash does not depend on the order of its fields", () => {
  expect(hashBody({ a: 1, b: { c: [1, 2], d: 3 } })).toBe(hashBody({ b: { d: 3, c: [1, 2] }, a: 1 }));
  expect(hashBody({ a: [1, 2] })).not.toBe(hashBody({ a: [2, 1] }));
  expect(hashBody(undefined)).not.toBe(hashBody({}));
});
