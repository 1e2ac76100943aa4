import { and, asc, desc, eq, getTableColumns, gte, lt, or, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { escapeLike } from "../../platform/database/escape-like.ts";
import { isUnderWay } from "../../modules/orders/public.ts";
import { orders, type OrderState } from "../../modules/orders/tables.ts";
import { payments } from "../../modules/payments/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { firstRows, type FirstRows } from "./first-rows.ts";
import { orderTexts } from "./order-texts.ts";

/** Which orders staff want to see. */
export interface WantedOrders {
  storeId?: number | undefined;
  state?: OrderState | undefined;
  /** A part of the number, of the recipient's name or of the phone, as staff type it. */
  text?: string | undefined;
  /** Placed at this time or later. */
  from?: Date | undefined;
  /** Placed before this time. */
  before?: Date | undefined;
  /** The id of an order: only those after it in the list. */
  after?: number | undefined;
}

export type OrderForStaff = typeof orders.$inferSelect & { store: string; way: string; paymentState: string };

/** What is searched: the expression of the index `orders_text`. */
const searched = sql`(replace(${orders.number}, '-', '') || ' ' || coalesce(${orders.delivery} ->> 'recipient', '') || ' ' || coalesce(${orders.delivery} ->> 'phone', ''))`;

/**
 * Whether a part of them is so. The index has trigrams, and of a shorter part only those at the ends of words: of two
 * letters, as many Chinese names have, words are found that begin or end with them, of one, those that begin with it.
 */
function has(part: string): SQL | undefined {
  const [text, length] = [escapeLike(part), [...part].length];
  const patterns = length > 2 ? [`%${text}%`] : length === 2 ? [`% ${text}%`, `%${text} %`] : [`% ${text}%`];
  return or(...patterns.map((pattern) => sql`${searched} ilike ${pattern}`));
}

/** Orders for staff, newest first. Of a state in which they wait, those that have waited longest first. */
export function listOrdersForStaff(
  db: Queryable,
  { storeId, state, text, from, before, after }: WantedOrders,
  most = 200,
): Promise<FirstRows<OrderForStaff>> {
  const [direction, isAfter] = state && isUnderWay(state) ? [asc, sql`>`] : [desc, sql`<`];
  const filters = [
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    state && eq(orders.state, state),
    text === undefined ? undefined : or(...orderTexts(text).map((words) => and(...words.map(has)))),
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
    after === undefined
      ? undefined
      : sql`(${orders.placedAt}, ${orders.id}) ${isAfter} (select placed_at, id from orders last where last.id = ${after})`,
  ];
  return firstRows(most, (limit) =>
    db
      .select({ ...getTableColumns(orders), store: stores.code, way: payments.way, paymentState: payments.state })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .innerJoin(payments, eq(payments.orderId, orders.id))
      .where(and(...filters))
      .orderBy(direction(orders.placedAt), direction(orders.id))
      .limit(limit),
  );
}
