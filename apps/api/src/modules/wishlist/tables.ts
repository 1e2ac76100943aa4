import { integer, pgTable, timestamp } from "drizzle-orm/pg-core";

export const wishlistEntries = pgTable("wishlist_entries", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  productId: integer("product_id").notNull(),
  variantId: integer("variant_id").notNull().default(0),
  quantity: integer().notNull().default(1),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});
