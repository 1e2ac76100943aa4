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

/** One item of the inspection of a used device. */
interface CheckItem {
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
  /** Which piece of its order line, from 1. */
  piece: smallint().notNull(),
  serial: text(),
  /** The shopper's description of the problem. */
  problem: text().notNull(),
  state: text().$type<ClaimState>().notNull(),
  createdAt: at("created_at").notNull(),
  /** The shopper's contact, once the account was removed. */
  leftContact: jsonb("left_contact").$type<{ phone: string; lang: Language }>(),
});

export const warrantyClaimEvents = pgTable("warranty_claim_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  claimId: integer("claim_id").notNull(),
  state: text().$type<ClaimState>().notNull(),
  /** The note for the shopper beside the state. */
  note: text(),
  /** The shopper's answer. */
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
    /** The event that the picture belongs to: an answer, or a picture by staff. Null for the claim itself. */
    eventId: integer("event_id"),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.place] })],
);
