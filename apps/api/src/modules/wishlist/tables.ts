import { integer, pgTable } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

export const wishlistEntries = pgTable("wishlist_entries", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  productId: integer("product_id").notNull(),
  variantId: integer("variant_id").notNull().default(0),
  quantity: integer().notNull().default(1),
  createdAt: at("created_at").notNull().defaultNow(),
});
