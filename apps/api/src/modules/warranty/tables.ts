import { boolean, date, integer, jsonb, pgTable, primaryKey, smallint, text } from "drizzle-orm/pg-core";
import type { checkGrades, checkResults } from "@shop/contract/calls/warranty";
import type { Language, LocalText } from "@shop/kit/locale";
import { at } from "../../platform/database/columns.ts";
import type { ClaimState } from "./claim-states.ts";

export const serialNumbers = pgTable("serial_numbers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  serial: text().notNull(),
  orderLineId: integer("order_line_id").notNull(),
  addedAt: at("added_at").notNull(),
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
  published: boolean().notNull().default(true),
});

export const warrantyClaims = pgTable("warranty_claims", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  number: text().notNull(),
  orderLineId: integer("order_line_id").notNull(),
  /** Which of the pieces of its line, from 1. */
  piece: smallint().notNull(),
  serial: text(),
  /** What the shopper says is wrong. */
  problem: text().notNull(),
  state: text().$type<ClaimState>().notNull(),
  createdAt: at("created_at").notNull(),
  /** Whom to tell of it once its customer has removed their account. */
  leftContact: jsonb("left_contact").$type<{ phone: string; lang: Language }>(),
});

export const warrantyClaimEvents = pgTable("warranty_claim_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  claimId: integer("claim_id").notNull(),
  state: text().$type<ClaimState>().notNull(),
  /** What the shopper was told beside the state. */
  note: text(),
  /** What the shopper wrote back. */
  answer: text(),
  actor: text().notNull(),
  at: at("at").notNull(),
});

export const warrantyClaimPictures = pgTable(
  "warranty_claim_pictures",
  {
    claimId: integer("claim_id").notNull(),
    place: smallint().notNull(),
    name: text().notNull(),
    /** Of an answer, or of what staff showed; of the claim itself without one. */
    eventId: integer("event_id"),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.place] })],
);
