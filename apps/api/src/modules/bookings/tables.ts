import { boolean, customType, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import type { bookingStates } from "@shop/contract/calls/bookings";
import { at } from "../../platform/database/columns.ts";

type BookingState = (typeof bookingStates)[number];

/** Half-open: includes its start, not its end. */
export interface Span {
  from: Date;
  to: Date;
}

/** PostgreSQL writes a time zone of full hours with two digits. */
const readTime = (value: string) => new Date(value.replace(" ", "T").replace(/([+-]\d\d)$/, "$1:00"));

/** A half-open range of time, `["2026-11-21 08:00:00+07","…")` as PostgreSQL writes it. */
const span = customType<{ data: Span; driverData: string }>({
  dataType: () => "tstzrange",
  toDriver: ({ from, to }) => `[${from.toISOString()},${to.toISOString()})`,
  fromDriver(value) {
    const [from = "", to = ""] = value
      .slice(1, -1)
      .split(",")
      .map((part) => part.replaceAll('"', ""));
    return { from: readTime(from), to: readTime(to) };
  },
});

/** Full hours that a service takes; one hour if it is not in this table. */
export const serviceHours = pgTable("service_hours", {
  productId: integer("product_id").primaryKey(),
  hours: smallint().notNull(),
});

export const bookings = pgTable("bookings", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  freelancerId: integer("freelancer_id").notNull(),
  productId: integer("product_id").notNull(),
  during: span().notNull(),
  state: text().$type<BookingState>().notNull(),
  heldUntil: at("held_until"),
  inCart: boolean("in_cart").notNull().default(true),
  orderId: integer("order_id"),
  createdAt: at("created_at").notNull(),
});

export const reviews = pgTable("reviews", {
  bookingId: integer("booking_id").primaryKey(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  freelancerId: integer("freelancer_id").notNull(),
  stars: smallint().notNull(),
  text: text().notNull(),
  createdAt: at("created_at").notNull(),
});
