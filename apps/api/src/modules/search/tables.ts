import { boolean, customType, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex } from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What a product is found by. See the migration for each column. */
export const searchDocuments = pgTable("search_documents", {
  productId: integer("product_id").primaryKey(),
  head: tsvector().notNull(),
  body: tsvector().notNull(),
  attributes: integer().array().notNull(),
  nameWords: smallint("name_words").notNull(),
  popularity: integer().notNull(),
  tier: smallint().notNull(),
});

/** Values of attributes that lists are narrowed by, with their names. */
export const searchAttributes = pgTable(
  "search_attributes",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    key: text().notNull(),
    value: text().notNull(),
    label: jsonb().$type<LocalText>().notNull(),
    valueLabel: jsonb("value_label").$type<LocalText>().notNull(),
  },
  (table) => [uniqueIndex("search_attributes_value").on(table.key, table.value)],
);

/** Words of names, for what was typed wrong. */
export const searchWords = pgTable("search_words", {
  word: text().primaryKey(),
  lexeme: text().notNull(),
  frequency: integer().notNull(),
  near: text().array().notNull(),
});

/** Words that documents hold at all, kept by triggers, only read here. See the migration. */
export const searchLexemes = pgTable(
  "search_lexemes",
  {
    head: boolean().notNull(),
    lexeme: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.head, table.lexeme] })],
);
