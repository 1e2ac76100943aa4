import { date, integer, jsonb, pgTable, smallint, text, timestamp } from "drizzle-orm/pg-core";
import type { checkGrades, checkResults } from "@shop/contract/calls/warranty";
import type { LocalText } from "@shop/kit/locale";

export const serialNumbers = pgTable("serial_numbers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  serial: text().notNull(),
  orderLineId: integer("order_line_id").notNull(),
  addedAt: timestamp("added_at", { withTimezone: true }).notNull(),
});

/** One thing that was looked at on a used device. */
export interface CheckItem {
  name: LocalText;
  result: (typeof checkResults)[number];
  note: LocalText | null;
}

export const deviceChecks = pgTable("device_checks", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  code: text().notNull(),
  device: jsonb().$type<LocalText>().notNull(),
  image: text(),
  serialEnd: text("serial_end").notNull(),
  checkedOn: date("checked_on").notNull(),
  grade: text().$type<(typeof checkGrades)[number]>().notNull(),
  summary: jsonb().$type<LocalText>().notNull(),
  batteryHealth: smallint("battery_health"),
  items: jsonb().$type<CheckItem[]>().notNull(),
});
