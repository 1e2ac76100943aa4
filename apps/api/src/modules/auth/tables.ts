import { integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

export const sessions = pgTable("sessions", {
  id: uuid().primaryKey(),
  customerId: integer("customer_id").notNull(),
  storeId: integer("store_id").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
  revokedAt: at("revoked_at"),
});

export type CodePurpose = "register" | "forgot" | "contact";

export const oneTimeCodes = pgTable("one_time_codes", {
  id: uuid().primaryKey(),
  storeId: integer("store_id").notNull(),
  purpose: text().$type<CodePurpose>().notNull(),
  recipient: text().notNull(),
  customerId: integer("customer_id"),
  codeHash: text("code_hash"),
  secretHash: text("secret_hash").notNull(),
  payload: jsonb().$type<Record<string, string | null>>().notNull().default({}),
  tries: integer().notNull().default(0),
  blindTries: integer("blind_tries").notNull().default(0),
  sends: integer().notNull().default(1),
  sentAt: at("sent_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
});
