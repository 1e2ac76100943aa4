import { and, asc, count, desc, eq, gte, lt, notInArray, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable } from "../../platform/database/database.ts";
import { products, variants } from "../../modules/catalog/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { payments, refundsMade } from "../../modules/payments/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { firstRows } from "./first-rows.ts";
import type { WantedOrders } from "./list-orders.ts";

export type WantedSales = Pick<WantedOrders, "storeId" | "from" | "before">;

/** Rows of a list for staff. */
const most = 200;

/** Orders placed at these times that were neither cancelled nor returned. */
export const areSales = ({ storeId, from, before }: WantedSales) =>
  and(
    notInArray(orders.state, ["cancelled", "returned"]),
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
  );

export const sumOf = (value: Parameters<typeof sql>[1]) => sql`sum(${value})`.mapWith(Number);

/** What was refunded of each order in part or at its provider, as a share of its total, since the payment may be in another currency. */
const refundedShares = (db: Queryable) =>
  db
    .select({
      orderId: payments.orderId,
      share: sql<string>`sum(${refundsMade.amount}) / ${payments.amount}`.as("share"),
    })
    .from(refundsMade)
    .innerJoin(payments, eq(payments.id, refundsMade.paymentId))
    .groupBy(payments.id)
    .as("refunded_shares");

/** How many pieces of each order line were refunded. */
const refundedPieces = (db: Queryable) => {
  const piece = sql`jsonb_array_elements(${refundsMade.lines})`;
  const single = db
    .select({ piece: piece.as("piece") })
    .from(refundsMade)
    .as("single");
  const lineId = sql`(${single.piece} ->> 'lineId')::integer`;
  return db
    .select({ lineId: lineId.as("line_id"), pieces: sql`sum((${single.piece} ->> 'quantity')::integer)`.as("pieces") })
    .from(single)
    .groupBy(lineId)
    .as("refunded_pieces");
};
/** The day of a time in Cambodia. */
export const dayOf = (at: AnyPgColumn) => sql<string>`to_char(${at} at time zone 'Asia/Phnom_Penh', 'YYYY-MM-DD')`;
const day = dayOf(orders.placedAt);

/**
 * What each store sold on each day in Cambodia, the newest day first. Amounts are in minor units of the store's currency;
 * `total` is without what was refunded since.
 */
export function listSalesByDay(db: Queryable, wanted: WantedSales) {
  const shares = refundedShares(db);
  const back = sql`round(${orders.grandTotal} * coalesce(${shares.share}, 0))`;
  return firstRows(most, (limit) =>
    db
      .select({
        day,
        store: stores.code,
        currency: orders.currency,
        orders: count(),
        goods: sumOf(orders.total),
        discount: sumOf(orders.discount),
        delivery: sumOf(orders.deliveryFee),
        refunded: sumOf(back),
        total: sumOf(sql`${orders.grandTotal} - ${back}`),
      })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .leftJoin(shares, eq(shares.orderId, orders.id))
      .where(areSales(wanted))
      .groupBy(day, stores.code, orders.currency)
      .orderBy(desc(day), asc(stores.code))
      .limit(limit),
  );
}

const sku = sql<string>`coalesce(${variants.sku}, ${products.sku})`;

/**
 * Which products and variants were sold, most pieces first, without pieces that were refunded. Amounts are in minor units,
 * before the discount of an order.
 */
export function listSalesByProduct(db: Queryable, wanted: WantedSales) {
  const refunded = refundedPieces(db);
  const kept = sql`(${orderLines.quantity} - coalesce(${refunded.pieces}, 0))`;
  const pieces = sumOf(kept);
  return firstRows(most, (limit) =>
    db
      .select({
        sku,
        name: sql<string>`${products.name} ->> 'en'`,
        currency: orders.currency,
        pieces,
        amount: sumOf(sql`${orderLines.price} * ${kept}`),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(variants, eq(variants.id, orderLines.variantId))
      .leftJoin(refunded, eq(refunded.lineId, orderLines.id))
      .where(areSales(wanted))
      .groupBy(products.id, variants.id, orders.currency)
      .orderBy(desc(pieces), asc(sku), asc(orders.currency))
      .limit(limit),
  );
}
