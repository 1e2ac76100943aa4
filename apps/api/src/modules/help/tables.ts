import { boolean, customType, date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

export const helpCategories = pgTable("help_categories", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  key: text().notNull(),
  name: jsonb().$type<LocalText>().notNull(),
  icon: text().notNull(),
  sequence: integer().notNull().default(0),
});

export const helpArticles = pgTable("help_articles", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  storeId: integer("store_id"),
  categoryId: integer("category_id").notNull(),
  sequence: integer().notNull().default(0),
  title: jsonb().$type<LocalText>().notNull(),
  body: jsonb().$type<LocalText>().notNull(),
  words: tsvector().notNull(),
  published: boolean().notNull().default(true),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const helpFeedback = pgTable(
  "help_feedback",
  {
    articleId: integer("article_id").notNull(),
    day: date().notNull(),
    visitor: text().notNull(),
    helpful: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.day, table.visitor] })],
);
