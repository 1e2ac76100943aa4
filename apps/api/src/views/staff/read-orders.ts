import { asc, eq, inArray, sql } from "drizzle-orm";
import type { Money } from "@shop/kit/money";
import type { Queryable } from "../../platform/database/database.ts";
import { orderLines } from "../../modules/orders/tables.ts";
import { payments, refundsMade } from "../../modules/payments/tables.ts";
import { listOrdersForStaff, type OrderForStaff, type WantedOrders } from "./list-orders.ts";

/** Orders read at once. */
const portion = 500;

export type OrderToExport = OrderForStaff & {
  lines: (typeof orderLines.$inferSelect)[];
  /** What of the payment went back in part or at its provider, in the payment's currency. */
  back?: Money | undefined;
};

/** All orders of a list for staff with their lines, a portion at a time. */
export async function* readOrdersForStaff(db: Queryable, wanted: WantedOrders): AsyncGenerator<OrderToExport[]> {
  let after = wanted.after;
  for (let isMore = true; isMore;) {
    const page = await listOrdersForStaff(db, { ...wanted, after }, portion);
    const ids = page.found.map(({ id }) => id);
    const lines = await db
      .select()
      .from(orderLines)
      .where(inArray(orderLines.orderId, ids))
      .orderBy(asc(orderLines.id));
    const linesOf = Map.groupBy(lines, ({ orderId }) => orderId);
    const backOf = await wentBack(db, ids);
    yield page.found.map((order) => ({
      ...order,
      lines: linesOf.get(order.id) ?? [],
      back: backOf.get(order.id),
    }));
    after = ids.at(-1);
    isMore = page.isMore;
  }
}

async function wentBack(db: Queryable, orderIds: readonly number[]): Promise<Map<number | null, Money>> {
  const rows = await db
    .select({
      orderId: payments.orderId,
      currency: payments.currency,
      amount: sql`sum(${refundsMade.amount})`.mapWith(Number),
    })
    .from(refundsMade)
    .innerJoin(payments, eq(payments.id, refundsMade.paymentId))
    .where(inArray(payments.orderId, [...orderIds]))
    .groupBy(payments.orderId, payments.currency);
  return new Map(rows.map(({ orderId, ...money }) => [orderId, money]));
}
