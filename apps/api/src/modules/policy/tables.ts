import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";

export const policies = pgTable("policies", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id"),
  key: text().notNull(),
  sequence: integer().notNull().default(0),
  title: jsonb().$type<LocalText>().notNull(),
  body: jsonb().$type<LocalText>().notNull(),
  published: boolean().notNull().default(true),
  updatedAt: at("updated_at").notNull().defaultNow(),
});
