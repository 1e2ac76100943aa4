import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export const savedBuilds = pgTable("saved_builds", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  name: text().notNull(),
  parts: text().notNull(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
});
