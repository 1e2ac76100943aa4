import { asc, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { shipments } from "../../modules/delivery/tables.ts";
import { orderEvents, orderLines } from "../../modules/orders/tables.ts";
import { refundsDueFor } from "../../modules/payments/public.ts";
import { listSerials } from "../../modules/warranty/public.ts";
import { payments } from "../../modules/payments/tables.ts";
import { readRefunds } from "../orders/read-refunds.ts";

/** The lines and the history of an order, the serial numbers of its pieces, who brings it, its payment, and what of that is owed or went back. */
export async function readOrderStory(db: Queryable, orderId: number) {
  const [payment] = await db.select().from(payments).where(eq(payments.orderId, orderId));
  const refunds = (await readRefunds(db, payment!)).filter(({ refundedAt }) => refundedAt !== null);
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, orderId)).orderBy(asc(orderLines.id));
  const events = await db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(asc(orderEvents.id));
  const [shipment] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  const serials = await listSerials(
    db,
    lines.map(({ id }) => id),
  );
  return { lines, serials, events, shipment, payment: payment!, owed: await refundsDueFor(db, payment!), refunds };
}
