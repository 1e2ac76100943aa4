import { bigint, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";
import type { StoredPart } from "./stored-parts.ts";

export const chatMessages = pgTable("chat_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id"),
  /** Hash of the name that a guest's browser gave itself. */
  visitor: text(),
  sender: text().$type<"shopper" | "assistant">().notNull(),
  language: text().$type<Language>().notNull(),
  parts: jsonb().$type<StoredPart[]>().notNull(),
  at: at("at").notNull(),
});
