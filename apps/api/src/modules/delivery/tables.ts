import { doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

export const shipments = pgTable("shipments", {
  orderId: integer("order_id").primaryKey(),
  courierName: text("courier_name"),
  courierPhone: text("courier_phone"),
  lat: doublePrecision(),
  long: doublePrecision(),
  locatedAt: at("located_at"),
});
