import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, minorUnits } from "../../platform/database/columns.ts";

/** What has been moved of the lines of guests' carts, by the id that the browser gave a line. */
export const guestLineMoves = pgTable("guest_line_moves", {
  customerId: integer("customer_id").notNull(),
  storeId: integer("store_id").notNull(),
  line: text().notNull(),
  productId: integer("product_id").notNull(),
  variantId: integer("variant_id").notNull(),
  quantity: integer().notNull(),
  movedAt: at("moved_at").notNull().defaultNow(),
});

export const cartLines = pgTable("cart_lines", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  productId: integer("product_id").notNull(),
  variantId: integer("variant_id").notNull().default(0),
  quantity: integer().notNull(),
  note: text(),
  /** The price that the shopper saw when the line was added last; null if unknown. */
  seenPrice: minorUnits("seen_price"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});
