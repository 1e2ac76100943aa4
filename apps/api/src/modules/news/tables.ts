import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";

export const news = pgTable("news", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id"),
  title: jsonb().$type<LocalText>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
  body: jsonb().$type<LocalText>().notNull(),
  image: text(),
  /** Shown from then on; null for a draft. */
  publishedAt: at("published_at"),
});
