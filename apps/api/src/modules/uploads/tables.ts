import { integer, pgTable, text, timestamp } from "drizzle-orm/pg-core";

export type Purpose = "receipt" | "claim";

export const uploads = pgTable("uploads", {
  name: text().primaryKey(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  purpose: text().$type<Purpose>().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  bytes: integer().notNull(),
  digest: text(),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
});
