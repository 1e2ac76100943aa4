import { sql } from "drizzle-orm";
import type { Db } from "@shop/api/platform/database";
import type { Journal } from "./journal.ts";
import type { Outside } from "./outside.ts";
import type { Told } from "./told.ts";
import type { World } from "./world.ts";

interface Held {
  db: Db;
  world: World;
  told: Told;
  outside: Outside;
  journal: Journal;
}

/** Questions to the database whose every row is something that must never happen (design, section 6). */
const rules: Record<string, string> = {
  "a cart line twice": `select customer_id, product_id, variant_id from cart_lines group by 1, 2, 3 having count(*) > 1`,
  "a line of a cart in another store than its customer": `select l.id from cart_lines l join customers c on c.id = l.customer_id where c.store_id <> l.store_id`,
  "an order of another store than its customer's": `select o.id from orders o join customers c on c.id = o.customer_id where c.store_id <> o.store_id`,
  "an order with the note of another": `select id from orders where note is not null and note <> 'cust' || customer_id || 'mark'`,
  "an order that goes to another's address": `select id from orders where delivery ->> 'description' not like '%cust' || customer_id || 'mark%'`,
  "an order number twice": `select store_id, number from orders group by 1, 2 having count(*) > 1`,
  "an order whose sum is not that of its lines": `select o.id from orders o where o.total <> (select coalesce(sum(l.quantity * l.price), 0) from order_lines l where l.order_id = o.id) or o.grand_total <> o.total - o.discount + o.delivery_fee`,
  "an order without its payment, or with two": `select o.id from orders o where (select count(*) from payments p where p.order_id = o.id) <> 1`,
  "a payment that belongs to another than its order": `select p.id from payments p join orders o on o.id = p.order_id where o.customer_id <> p.customer_id or o.store_id <> p.store_id`,
  "less than nothing on the shelf": `select product_id from stock where on_hand < 0 or held < 0 or held > on_hand`,
  "pieces held by nobody": `select s.product_id, s.held from stock s where s.held <> (select coalesce(sum((h ->> 'quantity')::integer), 0) from payments p, jsonb_array_elements(p.held) h where p.held is not null and (h ->> 'productId')::integer = s.product_id)`,
  "pieces held by a payment that is over": `select id from payments where held is not null and state not in ('created', 'pending')`,
  "two orders of one attempt": `select p.attempt from payments p join orders o on o.id = p.order_id and o.state = 'placed' where p.wish = 'cart' or p.way in ('khqr', 'paypal') group by p.attempt having count(*) > 1`,
  "a transfer in the ledger that is not balanced": `select transfer_id from ledger_entries group by 1 having sum(amount) <> 0 or count(*) <> 2`,
  "a balance that is not the sum of its entries": `select a.id from ledger_accounts a where a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)`,
  "a customer's balance below nothing": `select id from ledger_accounts where kind = 'customer' and balance < 0`,
  "an order paid with store cash, and not by the ledger": `select o.id from payments p join orders o on o.id = p.order_id where p.way = 'anakut' and o.grand_total > 0 and not exists (select from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id and a.customer_id = o.customer_id where t.kind = 'purchase' and t.reference = 'order:' || o.store_id || ':' || o.number and e.amount = -o.grand_total)`,
  "store cash taken for no order": `select t.id from ledger_transfers t where t.kind = 'purchase' and not exists (select from orders o where t.reference = 'order:' || o.store_id || ':' || o.number)`,
  "store cash of a cancelled order not given back": `select o.id from payments p join orders o on o.id = p.order_id where p.way = 'anakut' and o.state = 'cancelled' and o.grand_total > 0 and p.state <> 'refunded'`,
  "a wish twice": `select customer_id, product_id, variant_id from wishlist_entries group by 1, 2, 3 having count(*) > 1`,
  "an online order that no money came for": `select o.id from payments p join orders o on o.id = p.order_id where p.way in ('khqr', 'paypal') and not exists (select from payment_transactions t where t.payment_id = p.id)`,
  "a payment placed for another amount than came": `select p.id from payments p join payment_transactions t on t.payment_id = p.id where p.state = 'paid' and t.refund_reason is null and (t.amount <> p.amount or t.currency <> p.currency)`,
  "money that came, and neither order nor refund": `select t.hash from payment_transactions t join payments p on p.id = t.payment_id where p.order_id is null`,
  "an hour of a person twice": `select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.freelancer_id = b.freelancer_id and a.during && b.during where a.state in ('held', 'booked', 'done') and b.state in ('held', 'booked', 'done')`,
  "a time booked by an order that is cancelled": `select b.id from bookings b join orders o on o.id = b.order_id where b.state = 'booked' and o.state = 'cancelled'`,
  "a time booked by another's order": `select b.id from bookings b join orders o on o.id = b.order_id where o.customer_id <> b.customer_id or o.store_id <> b.store_id`,
  "an event missing from an order's history": `select o.id from orders o where not exists (select from order_events e where e.order_id = o.id and e.state = o.state)`,
};

/** Holds the database against what must never be, what shoppers were told, and what the bank knows. */
export async function checkInvariants({ db, world, told, outside, journal }: Held): Promise<void> {
  for (const [rule, question] of Object.entries(rules)) {
    const { rows } = await db.execute(sql.raw(question));
    if (rows.length > 0) journal.violate(rule, rows.slice(0, 5));
  }
  await stockIsConserved();
  await cartsAreConserved();
  await ordersAreThere();
  await othersAreThere();
  await moneyIsAccountedFor();

  async function stockIsConserved(): Promise<void> {
    const { rows } = await db.execute<{ id: number; taken: number; onHand: number }>(sql`
      select s.product_id as id, s.on_hand as "onHand", coalesce((select sum(l.quantity) from order_lines l join orders o on o.id = l.order_id
        where l.product_id = s.product_id and o.state not in ('cancelled', 'returned')), 0)::integer as taken from stock s`);
    for (const { id, pieces } of [...world.plenty, ...world.scarce]) {
      const row = rows.find((each) => each.id === id);
      if (!row || row.onHand + row.taken !== pieces) journal.violate("stock is not conserved", { id, pieces, row });
    }
  }

  async function cartsAreConserved(): Promise<void> {
    const { rows } = await db.execute<{ key: string; pieces: number }>(sql`
      with ordered as (select o.customer_id, l.product_id, l.quantity from orders o join order_lines l on l.order_id = o.id
          join payments p on p.order_id = o.id and p.wish = 'cart')
      select customer_id || '/' || product_id as key, sum(quantity)::integer as pieces
      from (select * from ordered union all select customer_id, product_id, quantity from cart_lines) as found group by 1`);
    const found = new Map(rows.map(({ key, pieces }) => [key, pieces]));
    const counted = new Set(world.shoppers.filter(({ isCounted }) => isCounted).map(({ customerId }) => String(customerId)));
    for (const key of new Set([...told.added.keys(), ...found.keys()])) {
      if (!counted.has(key.split("/")[0]!)) continue;
      const [asTold, isThere] = [told.added.get(key) ?? 0, found.get(key) ?? 0];
      if (asTold !== isThere) journal.violate("pieces of a cart were lost or doubled", { key, told: asTold, there: isThere });
    }
  }

  async function ordersAreThere(): Promise<void> {
    const { rows } = await db.execute<{ number: string; customerId: number; storeCode: string; state: string; total: number; online: boolean }>(sql`
      select o.number, o.customer_id as "customerId", s.code as "storeCode", o.state, o.grand_total / 100.0 as total, p.way in ('khqr', 'paypal') as online
      from orders o join stores s on s.id = o.store_id join payments p on p.order_id = o.id`);
    const found = new Map(rows.map((row) => [row.number, row]));
    for (const [number, order] of told.orders) {
      const row = found.get(number);
      if (!row || row.customerId !== order.customerId || row.storeCode !== order.storeCode || Number(row.total) !== order.total) journal.violate("an order that was told is gone or changed", { number, order, row });
    }
    for (const row of rows) if (!row.online && !told.orders.has(row.number)) journal.violate("an order that nobody was told of", row);
    for (const number of told.cancelled) if (found.get(number)?.state !== "cancelled") journal.violate("an order that was cancelled is not", { number });
  }

  async function othersAreThere(): Promise<void> {
    const { rows: wishes } = await db.execute<{ key: string }>(sql`select customer_id || '/' || product_id as key from wishlist_entries`);
    const listed = new Set(wishes.map(({ key }) => key));
    for (const [key, isThere] of told.wishes) if (listed.has(key) !== isThere) journal.violate("a wish is not as it was told", { key, told: isThere });
    const { rows: addresses } = await db.execute<{ id: number; description: string; removed: boolean }>(sql`select id, description, removed_at is not null as removed from addresses`);
    for (const [id, description] of told.addresses) {
      const row = addresses.find((each) => each.id === id);
      const isThere = row && !row.removed ? row.description : null;
      if (isThere !== description) journal.violate("an address is not as it was told", { id, told: description, there: isThere });
    }
    const { rows: people } = await db.execute<{ id: number; phone: string }>(sql`select id, phone from customers where phone_verified_at is not null or id > ${world.shoppers.length}`);
    for (const [id, phone] of told.registered) if (people.find((row) => row.id === id)?.phone !== phone) journal.violate("a customer who registered is gone", { id, phone });
    const { rows: times } = await db.execute<{ id: number; state: string }>(sql`select id, state from bookings`);
    for (const id of told.givenUp) if (times.find((row) => row.id === id)?.state !== "cancelled") journal.violate("a time that was given up is not", { id });
    const { rows: payments } = await db.execute<{ reference: string; customerId: number; key: string }>(sql`select reference, customer_id as "customerId", provider_key as key from payments`);
    const references = new Map(payments.map((row) => [row.reference, row]));
    for (const [reference, { customerId, key }] of told.payments) {
      const row = references.get(reference);
      if (row?.customerId !== customerId || row.key !== key) journal.violate("a payment that was opened is gone", { reference, row });
    }
  }

  async function moneyIsAccountedFor(): Promise<void> {
    const missing = await unsettled({ db, outside });
    if (missing.length > 0) journal.violate("money that the bank has sent, and the shop does not know of", missing.slice(0, 5));
    const { rows } = await db.execute<{ hash: string }>(sql`select hash from payment_transactions`);
    const real = new Set(outside.transfers.map(({ hash }) => hash));
    for (const { hash } of rows) if (!real.has(hash)) journal.violate("money that the bank never sent", { hash });
  }
}

/** Transfers to the shop that its books do not have. */
export async function unsettled({ db, outside }: Pick<Held, "db" | "outside">) {
  const { rows } = await db.execute<{ hash: string }>(sql`select hash from payment_transactions`);
  const known = new Set(rows.map(({ hash }) => hash));
  return outside.transfers.filter(({ hash, account }) => account !== "somebody@else" && !known.has(hash));
}
