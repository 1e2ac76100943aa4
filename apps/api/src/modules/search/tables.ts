import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { LocalText } from "@shop/kit/locale";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** The index documents of products. The migration explains each column. */
export const searchDocuments = pgTable("search_documents", {
  productId: integer("product_id").primaryKey(),
  head: tsvector().notNull(),
  body: tsvector().notNull(),
  attributes: integer().array().notNull(),
  nameWords: smallint("name_words").notNull(),
  popularity: integer().notNull(),
  tier: smallint().notNull(),
});

/** By which rules all documents were last written; one row at most. */
export const indexRules = pgTable("index_rules", {
  single: boolean().primaryKey().default(true),
  fingerprint: text().notNull(),
});

/** Filter values of the product lists, with their labels. */
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

/** Words of names, from which typing mistakes are corrected. */
export const searchWords = pgTable("search_words", {
  word: text().primaryKey(),
  lexeme: text().notNull(),
  frequency: integer().notNull(),
  near: text().array().notNull(),
});

/** All lexemes of the documents. Triggers write them, so the code only reads. See the migration. */
export const searchLexemes = pgTable(
  "search_lexemes",
  {
    head: boolean().notNull(),
    lexeme: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.head, table.lexeme] })],
);
