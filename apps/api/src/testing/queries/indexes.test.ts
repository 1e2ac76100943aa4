import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Tx } from "../../platform/database/database.ts";
import { indexesRead } from "../../platform/testing/indexes-read.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { forgetHolds } from "../../modules/bookings/public.ts";
import { listByEmail } from "../../modules/customers/public.ts";
import { listOrdersOfNumber } from "../../modules/orders/public.ts";
import { receiptsAmong } from "../../modules/payments/public.ts";
import { listPaymentWork } from "../../views/staff/list-payments.ts";
import { listOrdersForStaff } from "../../views/staff/list-orders.ts";
import { insertStore } from "../samples/store.ts";

const database = await testDatabase();
const { db } = database;
let storeId: number;

/** A year's books: what waits is a small part. */
beforeAll(async () => {
  storeId = await insertStore(db, { code: "S001" });
  await db.execute(
    sql`insert into customers (store_id, name, email) select ${storeId}, 'Sokha', 'sokha' || i || '@example.com' from generate_series(1, 2000) i`,
  );
  await db.execute(sql`
    insert into orders (store_id, customer_id, number, state, currency, total, discount, delivery_fee, grand_total, delivery, placed_at)
    select store_id, id, 'S001-' || id, case when id % 500 = 0 then 'placed' else 'delivered' end, 'USD', 1, 0, 0, 1,
      jsonb_build_object('recipient', name, 'phone', '+855' || 10000000 + id), timestamptz '2026-12-31' - id * interval '1 hour' from customers`);
  await db.execute(sql`
    insert into payments (reference, store_id, customer_id, way, state, amount, currency, priced, wish, attempt, order_id, receipt, created_at)
    select gen_random_uuid(), store_id, customer_id, 'bankTransfer', case when id % 500 = 0 then 'pending' else 'paid' end, 1, 'USD', jsonb_build_object('number', number), 'cart', gen_random_uuid(), id, 'r' || id, now() from orders`);
  await db.execute(sql`
    insert into payment_transactions (way, hash, payment_id, amount, currency, received_at, refund_reason)
    select 'khqr', id::text, id, 1, 'USD', now(), case when id % 500 = 1 then 'duplicate' end from payments`);
  await db.execute(sql`
    insert into provider_refunds (way, key, payment_id, amount, kind, refunded_at, unsettled)
    select 'paypal', id::text, id, 1, 'refund', now(), id % 500 = 2 from payments`);
  await db.execute(sql`analyze`);
});

test.each<[string, string[], (tx: Tx) => Promise<unknown>]>([
  ["who signs in by an email", ["customers_by_email"], (tx) => listByEmail(tx, storeId, "sokha7@example.com")],
  ["the orders of a state, of all stores", ["orders_of_state"], (tx) => listOrdersForStaff(tx, { state: "placed" })],
  [
    "the orders of a store and a day",
    ["orders_placed_in_store"],
    (tx) => listOrdersForStaff(tx, { storeId, from: new Date("2026-11-20"), before: new Date("2026-11-21") }),
  ],
  [
    "the orders of a day, of all stores",
    ["orders_placed"],
    (tx) => listOrdersForStaff(tx, { from: new Date("2026-11-20"), before: new Date("2026-11-21") }),
  ],
  ["the orders after another", ["orders_placed"], (tx) => listOrdersForStaff(tx, { after: 1000 })],
  ["the orders of a phone", ["orders_text"], (tx) => listOrdersForStaff(tx, { text: "012 345 678" })],
  [
    "the orders of a name, in a store",
    ["orders_text"],
    (tx) => listOrdersForStaff(tx, { storeId, text: "Sokha Chan" }),
  ],
  ["the orders of a name of two letters", ["orders_text"], (tx) => listOrdersForStaff(tx, { text: "王芳" })],
  ["the orders of names that begin with a letter", ["orders_text"], (tx) => listOrdersForStaff(tx, { text: "王" })],
  ["the order of a number", ["orders_number"], (tx) => listOrdersOfNumber(tx, "S001-7")],
  [
    "the payments that wait for staff",
    ["payments_open", "payment_transactions_due", "provider_refunds_unsettled"],
    (tx) => listPaymentWork(tx),
  ],
  ["which receipts payments show", ["payments_receipt"], (tx) => receiptsAmong(tx, ["r1", "r2", "r3000"])],
  ["times that were held long ago", ["bookings_held"], (tx) => forgetHolds(tx, new Date())],
])("no large table is scanned for %s", async (_, indexes, read) => {
  expect(await indexesRead(database, read)).toEqual(expect.arrayContaining(indexes));
});

test("staff's lists have the longest waiting first, say if they are cut, and have cancelled orders' transfers at the end", async () => {
  await db.execute(sql`update payments set state = 'pending' where id % 500 < 100`);
  await db.execute(
    sql`update orders set state = 'cancelled' where id in (select order_id from payments where id % 500 between 10 and 99)`,
  );
  const { found, isMore } = await listPaymentWork(db);
  expect([found.length, isMore]).toEqual([200, true]);
  const ids = found.map(({ payment }) => payment.id);
  const [urgent, stale] = [ids.slice(0, 40), ids.slice(40)];
  expect(urgent.every((id) => id % 500 < 10)).toBe(true);
  expect(stale.every((id) => id % 500 >= 10)).toBe(true);
  for (const part of [urgent, stale]) expect(part).toEqual(part.toSorted((a, b) => a - b));
});
