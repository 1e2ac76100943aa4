import { asc, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";

/** Orders with their lines; amounts in minor units. */
export async function exportOrders(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  const placed = await db.select().from(orders).where(isOwn).orderBy(asc(orders.id));
  const lines = await db
    .select({
      orderId: orderLines.orderId,
      product_id: orderLines.productId,
      name: orderLines.name,
      variant_name: orderLines.variantName,
      quantity: orderLines.quantity,
      price: orderLines.price,
      note: orderLines.note,
    })
    .from(orderLines)
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(isOwn)
    .orderBy(asc(orderLines.id));
  return placed.map(
    ({ id, number, state, currency, total, discount, deliveryFee, grandTotal, note, delivery, placedAt }) => ({
      order_number: number,
      state,
      currency,
      total,
      discount,
      delivery_fee: deliveryFee,
      grand_total: grandTotal,
      note,
      delivery,
      placed_at: placedAt,
      lines: lines.filter(({ orderId }) => orderId === id).map(({ orderId: _, ...line }) => line),
    }),
  );
}
