import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

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
  createdAt: at("created_at").notNull(),
});
