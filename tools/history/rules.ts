import { sql } from "drizzle-orm";
import { onlineWays } from "@shop/contract/online-ways";
import type { Db } from "@shop/api/platform/database/database";

/** SQL condition: the payment `p` is an online payment, which is paid before its order is placed. */
export const paidFirst = `p.way in (${onlineWays.map((way) => `'${way}'`).join(", ")})`;

/** Queries that must return no rows. */
const rules: Record<string, string> = {
  "a cart line twice": `select customer_id, product_id, variant_id from cart_lines group by 1, 2, 3 having count(*) > 1`,
  "a line of a cart in another store than its customer": `select l.id from cart_lines l join customers c on c.id = l.customer_id where c.store_id <> l.store_id`,
  "an order of another store than its customer's": `select o.id from orders o join customers c on c.id = o.customer_id where c.store_id <> o.store_id`,
  "an order number twice": `select store_id, number from orders group by 1, 2 having count(*) > 1`,
  "an order whose sum is not that of its lines": `select o.id from orders o where o.total <> (select coalesce(sum(l.quantity * l.price), 0) from order_lines l where l.order_id = o.id) or o.grand_total <> o.total - o.discount + o.delivery_fee`,
  "an order without its payment, or with two": `select o.id from orders o where (select count(*) from payments p where p.order_id = o.id) <> 1`,
  "a payment that belongs to another than its order": `select p.id from payments p join orders o on o.id = p.order_id where o.customer_id <> p.customer_id or o.store_id <> p.store_id`,
  "less than nothing on the shelf": `select product_id from stock where on_hand < 0 or held < 0 or held > on_hand`,
  "pieces held by nobody": `select s.product_id, s.held from stock s where s.held <> (select coalesce(sum((h ->> 'quantity')::integer), 0) from payments p, jsonb_array_elements(p.held) h where p.held is not null and (h ->> 'productId')::integer = s.product_id)`,
  "pieces held by a payment that is over": `select id from payments where held is not null and state not in ('created', 'pending')`,
  "two orders of one attempt": `select p.attempt from payments p join orders o on o.id = p.order_id and o.state = 'placed' where p.wish = 'cart' or ${paidFirst} group by p.attempt having count(*) > 1`,
  "a transfer in the ledger that is not balanced": `select transfer_id from ledger_entries group by 1 having sum(amount) <> 0 or count(*) <> 2`,
  "a balance that is not the sum of its entries": `select a.id from ledger_accounts a where a.balance <> (select coalesce(sum(e.amount), 0) from ledger_entries e where e.account_id = a.id)`,
  "a customer's balance below nothing": `select id from ledger_accounts where kind = 'customer' and balance < 0`,
  "an order paid with store cash, and not by the ledger": `select o.id from payments p join orders o on o.id = p.order_id where p.way = 'anakut' and o.grand_total > 0 and not exists (select from ledger_transfers t join ledger_entries e on e.transfer_id = t.id join ledger_accounts a on a.id = e.account_id and a.customer_id = o.customer_id where t.kind = 'purchase' and t.reference = 'order:' || o.store_id || ':' || o.number and e.amount = -o.grand_total)`,
  "store cash taken for no order": `select t.id from ledger_transfers t where t.kind = 'purchase' and not exists (select from orders o where t.reference = 'order:' || o.store_id || ':' || o.number)`,
  "store cash of a cancelled order not given back": `select o.id from payments p join orders o on o.id = p.order_id where p.way = 'anakut' and o.state = 'cancelled' and o.grand_total > 0 and p.state <> 'refunded'`,
  "a wish twice": `select customer_id, product_id, variant_id from wishlist_entries group by 1, 2, 3 having count(*) > 1`,
  "an online order that no money came for": `select o.id from payments p join orders o on o.id = p.order_id where ${paidFirst} and not exists (select from payment_transactions t where t.payment_id = p.id)`,
  "a payment placed for another amount than came": `select p.id from payments p join payment_transactions t on t.payment_id = p.id where p.state = 'paid' and t.refund_reason is null and (t.amount <> p.amount or t.currency <> p.currency)`,
  "money that came, and neither order nor refund": `select t.hash from payment_transactions t join payments p on p.id = t.payment_id where p.order_id is null`,
  "an hour of a person twice": `select a.id, b.id as other from bookings a join bookings b on a.id < b.id and a.freelancer_id = b.freelancer_id and a.during && b.during where a.state in ('held', 'booked', 'done') and b.state in ('held', 'booked', 'done')`,
  "a time booked by an order that is cancelled": `select b.id from bookings b join orders o on o.id = b.order_id where b.state = 'booked' and o.state = 'cancelled'`,
  "a time booked by another's order": `select b.id from bookings b join orders o on o.id = b.order_id where o.customer_id <> b.customer_id or o.store_id <> b.store_id`,
  "an event missing from an order's history": `select o.id from orders o where not exists (select from order_events e where e.order_id = o.id and e.state = o.state)`,
};

/** The rules that a database breaks, each with its first rows. */
export async function brokenRules(
  db: Db,
  more: Record<string, string> = {},
): Promise<[rule: string, rows: object[]][]> {
  const broken: [string, object[]][] = [];
  for (const [rule, question] of Object.entries({ ...rules, ...more })) {
    const { rows } = await db.execute(sql.raw(question));
    if (rows.length > 0) broken.push([rule, rows.slice(0, 5)]);
  }
  return broken;
}
