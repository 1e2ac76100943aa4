import { and, inArray, isNotNull, ne, not, notInArray, or, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Tx } from "../../platform/database/database.ts";
import { orderMoves } from "./order-states.ts";
import { orderLines, orders, type OrderDelivery, type OrderState } from "./tables.ts";

/** Final states. A delivered order may still be returned, but that needs no data of its receiver. */
const finished = (Object.keys(orderMoves) as OrderState[]).filter(
  (state) => state === "delivered" || orderMoves[state].length === 0,
);

/** The delivery of an anonymised order. */
export const nobody: Pick<OrderDelivery, "recipient" | "phone" | "name" | "description" | "lat" | "long"> = {
  recipient: "",
  phone: null,
  name: "",
  description: "",
  lat: 0,
  long: 0,
};

/**
 * Removes personal data from the finished orders of a customer who deletes the account. Goods and amounts stay, as
 * accounting requires. Open orders keep it for the delivery, and those in `needed` for a refund; returns the ids of both.
 */
export async function forgetPerson(
  tx: Tx,
  { storeId, customerId }: { storeId: number; customerId: number },
  needed: number[],
): Promise<number[]> {
  const own = ownedBy(orders, { storeId, customerId });
  const isOver = and(inArray(orders.state, finished), notInArray(orders.id, needed))!;
  const emptied = sql`${orders.delivery} || ${JSON.stringify(nobody)}::jsonb`;
  await tx
    .update(orders)
    .set({ note: null, delivery: emptied })
    .where(and(own, isOver, or(isNotNull(orders.note), ne(orders.delivery, emptied))));
  const over = tx.select({ id: orders.id }).from(orders).where(and(own, isOver));
  await tx
    .update(orderLines)
    .set({ note: null })
    .where(and(inArray(orderLines.orderId, over), isNotNull(orderLines.note)));
  const underWay = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(own, not(isOver)))
    .orderBy(orders.id);
  return underWay.map(({ id }) => id);
}
