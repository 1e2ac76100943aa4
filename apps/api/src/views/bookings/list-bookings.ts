import { and, desc, eq, inArray, notInArray, or, sql, type SQL } from "drizzle-orm";
import { inLanguage } from "@shop/kit/locale";
import type { Booking, CallOutput } from "@shop/contract/types";
import { hourMs } from "@shop/kit/durations";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerContext } from "../../platform/context.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { bookings, reviews } from "../../modules/bookings/tables.ts";
import { products } from "../../modules/catalog/tables.ts";
import { freelancers } from "../../modules/freelancers/tables.ts";
import { isCancellable } from "../../modules/orders/public.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { bookingLimitHours, readStore } from "../../modules/stores/public.ts";

const rows = 20;

/** The customer's bookings, the newest first; a time that only an open payment still holds is shown when it is paid. */
export async function listBookings(context: CustomerContext, page = 1): Promise<CallOutput<"bookings.list">> {
  const isShown = or(bookings.inCart, notInArray(bookings.state, ["held", "lost"]));
  const total = await context.database.db.$count(bookings, and(ownedBy(bookings, context.customer), isShown));
  return { data: await readBookings(context, isShown, (page - 1) * rows), ...paginationOf(page, rows, total) };
}

/** The bookings of an order of the customer: at most as many as a cart holds times, which is less than a page. */
export const bookingsOf = (context: CustomerContext, orderId: number): Promise<Booking[]> =>
  readBookings(context, eq(bookings.orderId, orderId), 0);

async function readBookings(context: CustomerContext, which: SQL | undefined, offset: number): Promise<Booking[]> {
  const { database, store, language, now } = context;
  const { db } = database;
  const found = await db
    .select({
      booking: bookings,
      person: freelancers.name,
      name: products.name,
      number: orders.number,
      orderState: orders.state,
      reviewed: sql<boolean>`${reviews.bookingId} is not null`,
    })
    .from(bookings)
    .innerJoin(freelancers, eq(freelancers.id, bookings.freelancerId))
    .innerJoin(products, eq(products.id, bookings.productId))
    .leftJoin(orders, eq(orders.id, bookings.orderId))
    .leftJoin(reviews, eq(reviews.bookingId, bookings.id))
    .where(and(ownedBy(bookings, context.customer), which))
    .orderBy(desc(bookings.id))
    .limit(rows)
    .offset(offset);
  const orderIds = found.flatMap(({ booking }) => booking.orderId ?? []);
  const counts =
    orderIds.length === 0
      ? []
      : await db
          .select({ orderId: orderLines.orderId, lines: sql<number>`count(*)::int` })
          .from(orderLines)
          .where(inArray(orderLines.orderId, orderIds))
          .groupBy(orderLines.orderId);
  const linesOf = new Map(counts.map(({ orderId, lines }) => [orderId, lines]));
  const limitMs = bookingLimitHours(await readStore(db, store.id)) * hourMs;
  return found.map(({ booking, person, name, number, orderState, reviewed }) => {
    const { state, during, orderId } = booking;
    const movable = state === "booked" && during.from.getTime() - now().getTime() >= limitMs;
    return {
      id: booking.id,
      state,
      freelancer_id: booking.freelancerId,
      freelancer: inLanguage(person, language),
      product_id: booking.productId,
      name: inLanguage(name, language),
      starts_at: during.from.toISOString(),
      held_until: booking.heldUntil?.toISOString() ?? null,
      order_number: number,
      movable,
      cancellable:
        state === "held" ||
        state === "lost" ||
        (movable && orderState !== null && isCancellable(orderState) && linesOf.get(orderId!) === 1),
      reviewable: state === "done" && !reviewed,
    };
  });
}
