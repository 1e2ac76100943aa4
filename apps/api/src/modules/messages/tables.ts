import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at } from "../../platform/database/columns.ts";

export type Channel = "sms" | "email";

export const messages = pgTable("messages", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  channel: text().$type<Channel>().notNull(),
  recipient: text().notNull(),
  subject: text(),
  text: text().notNull(),
  usefulUntil: at("useful_until"),
  claimedUntil: at("claimed_until"),
  droppable: boolean().notNull().default(false),
  failures: integer().notNull().default(0),
  createdAt: at("created_at").notNull().defaultNow(),
});
