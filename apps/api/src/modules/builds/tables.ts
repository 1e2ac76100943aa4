import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

export const savedBuilds = pgTable("saved_builds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  name: text().notNull(),
  parts: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});
