import { sql } from "drizzle-orm";
import { bookings } from "../../modules/bookings/tables.ts";
import type { Queryable } from "../../platform/database/database.ts";

type Booking = Pick<typeof bookings.$inferInsert, "storeId" | "customerId" | "productId" | "during">;

/** A booking of freelancer 1 with an order, by its number; returns its id. */
export async function insertBooking(db: Queryable, order: string, booking: Booking): Promise<number> {
  const orderId = sql`(select id from orders where number = ${order})`;
  const [row] = await db
    .insert(bookings)
    .values({ ...booking, orderId, freelancerId: 1, state: "booked", createdAt: new Date() })
    .returning();
  return row!.id;
}
