import { sql } from "drizzle-orm";
import type { Db } from "@shop/api/platform/database/database";
import type { Journal } from "./journal.ts";
import type { Outside } from "./outside.ts";
import { brokenRules, paidFirst } from "./rules.ts";
import type { Acknowledged } from "./acknowledged.ts";
import type { World } from "./world.ts";

interface Held {
  db: Db;
  world: World;
  told: Acknowledged;
  outside: Outside;
  journal: Journal;
}

/** Rules that hold only for this test's data, in which notes and addresses contain the mark of their customer. */
const rulesOfMarks: Record<string, string> = {
  "an order with the note of another": `select id from orders where note is not null and note <> 'cust' || customer_id || 'mark'`,
  "an order that goes to another's address": `select id from orders where delivery ->> 'description' not like '%cust' || customer_id || 'mark%'`,
};

/** Checks the database against the rules, what shoppers were told, and what the bank knows; reports each difference as a violation. */
export async function checkInvariants(held: Held): Promise<void> {
  for (const [rule, rows] of await brokenRules(held.db, rulesOfMarks)) held.journal.violate(rule, rows);
  await stockIsConserved(held);
  await cartsAreConserved(held);
  await ordersAreThere(held);
  await wishesAreThere(held);
  await addressesAreThere(held);
  await customersAreThere(held);
  await timesAreGivenUp(held);
  await paymentsAreThere(held);
  await moneyIsAccountedFor(held);
}

async function stockIsConserved({ db, world, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ id: number; taken: number; onHand: number }>(sql`
    select s.product_id as id, s.on_hand as "onHand", coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
      where l.product_id = s.product_id and o.state not in ('cancelled', 'returned')), 0)::integer as taken from stock s`);
  for (const { id, pieces } of [...world.plenty, ...world.scarce]) {
    const row = rows.find((each) => each.id === id);
    if (!row || row.onHand + row.taken !== pieces) journal.violate("stock is not conserved", { id, pieces, row });
  }
}

async function cartsAreConserved({ db, world, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ key: string; pieces: number }>(sql`
    with ordered as (select o.customer_id, l.product_id, l.quantity from orders o join order_lines l on l.order_id = o.id
        join payments p on p.order_id = o.id and p.wish = 'cart')
    select customer_id || '/' || product_id as key, sum(quantity)::integer as pieces
    from (select * from ordered union all select customer_id, product_id, quantity from cart_lines) as found group by 1`);
  const found = new Map(rows.map(({ key, pieces }) => [key, pieces]));
  const counted = new Set(
    world.shoppers.filter(({ isCounted }) => isCounted).map(({ customerId }) => String(customerId)),
  );
  for (const key of new Set([...told.added.keys(), ...found.keys()])) {
    if (!counted.has(key.split("/")[0]!)) continue;
    const [asTold, isThere] = [told.added.get(key) ?? 0, found.get(key) ?? 0];
    if (asTold !== isThere)
      journal.violate("pieces of a cart were lost or doubled", { key, told: asTold, there: isThere });
  }
}

async function ordersAreThere({ db, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{
    number: string;
    customerId: number;
    storeCode: string;
    state: string;
    total: number;
    online: boolean;
  }>(sql`
    select o.number, o.customer_id as "customerId", s.code as "storeCode", o.state, o.grand_total / 100.0 as total, ${sql.raw(paidFirst)} as online
    from orders o join stores s on s.id = o.store_id join payments p on p.order_id = o.id`);
  const found = new Map(rows.map((row) => [row.number, row]));
  for (const [number, order] of told.orders) {
    const row = found.get(number);
    if (
      !row ||
      row.customerId !== order.customerId ||
      row.storeCode !== order.storeCode ||
      Number(row.total) !== order.total
    )
      journal.violate("an order that was told is gone or changed", { number, order, row });
  }
  for (const row of rows)
    if (!row.online && !told.orders.has(row.number)) journal.violate("an order that nobody was told of", row);
  for (const number of told.cancelled)
    if (found.get(number)?.state !== "cancelled") journal.violate("an order that was cancelled is not", { number });
}

async function wishesAreThere({ db, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ key: string }>(
    sql`select customer_id || '/' || product_id as key from wishlist_entries`,
  );
  const listed = new Set(rows.map(({ key }) => key));
  for (const [key, isThere] of told.wishes)
    if (listed.has(key) !== isThere) journal.violate("a wish is not as it was told", { key, told: isThere });
}

async function addressesAreThere({ db, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ id: number; description: string; removed: boolean }>(
    sql`select id, description, removed_at is not null as removed from addresses`,
  );
  for (const [id, description] of told.addresses) {
    const row = rows.find((each) => each.id === id);
    const isThere = row && !row.removed ? row.description : null;
    if (isThere !== description)
      journal.violate("an address is not as it was told", { id, told: description, there: isThere });
  }
}

async function customersAreThere({ db, world, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ id: number; phone: string }>(
    sql`select id, phone from customers where phone_verified_at is not null or id > ${world.shoppers.length}`,
  );
  for (const [id, phone] of told.registered)
    if (rows.find((row) => row.id === id)?.phone !== phone)
      journal.violate("a customer who registered is gone", { id, phone });
}

async function timesAreGivenUp({ db, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ id: number; state: string }>(sql`select id, state from bookings`);
  for (const id of told.givenUp)
    if (rows.find((row) => row.id === id)?.state !== "cancelled")
      journal.violate("a time that was given up is not", { id });
}

async function paymentsAreThere({ db, told, journal }: Held): Promise<void> {
  const { rows } = await db.execute<{ reference: string; customerId: number; key: string }>(
    sql`select reference, customer_id as "customerId", provider_key as key from payments`,
  );
  const references = new Map(rows.map((row) => [row.reference, row]));
  for (const [reference, { customerId, key }] of told.payments) {
    const row = references.get(reference);
    if (row?.customerId !== customerId || row.key !== key)
      journal.violate("a payment that was opened is gone", { reference, row });
  }
}

async function moneyIsAccountedFor({ db, outside, journal }: Held): Promise<void> {
  const missing = await unsettled({ db, outside });
  if (missing.length > 0)
    journal.violate("money that the bank has sent, and the shop does not know of", missing.slice(0, 5));
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from payment_transactions`);
  const real = new Set(outside.transfers.map(({ hash }) => hash));
  for (const { hash } of rows) if (!real.has(hash)) journal.violate("money that the bank never sent", { hash });
}

/** Transfers to the shop's account that the database does not know of. */
export async function unsettled({ db, outside }: Pick<Held, "db" | "outside">) {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from payment_transactions`);
  const known = new Set(rows.map(({ hash }) => hash));
  return outside.transfers.filter(({ hash, account }) => account !== "somebody@else" && !known.has(hash));
}
