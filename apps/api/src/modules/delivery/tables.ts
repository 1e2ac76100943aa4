import { doublePrecision, integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const shipments = pgTable("shipments", {
  orderId: integer("order_id").primaryKey(),
  courierName: text("courier_name"),
  courierPhone: text("courier_phone"),
  lat: doublePrecision(),
  long: doublePrecision(),
  locatedAt: timestamp("located_at", { withTimezone: true }),
});
