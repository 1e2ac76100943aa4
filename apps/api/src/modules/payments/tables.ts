import { boolean, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { paymentStates } from "@shop/contract/calls/checkout";
import type { PaymentWay } from "@shop/contract/payment-ways";
import type { Currency } from "@shop/kit/money";
import { at, minorUnits } from "../../platform/database/columns.ts";

export type PaymentState = (typeof paymentStates)[number];

/** Why money is refunded, or why a payment failed; `used`: the bank named a transfer that had paid for something else. */
export type PaymentReason =
  | "amount_mismatch"
  | "late"
  | "duplicate"
  | "out_of_stock"
  | "time_gone"
  | "declined"
  | "used"
  | "receipt_refused"
  | "cancelled"
  | "returned";

/** Who made a refund at a provider: the merchant, or the provider itself. */
export type RefundKind = "refund" | "reversal";

/** Pieces of an order line that were refunded. */
export interface RefundedPieces {
  lineId: number;
  quantity: number;
}

/** What an open payment holds for an order line: its pieces, and the booked time of a service. */
export interface HeldPieces {
  productId: number;
  variantId: number;
  /** 0 for the stock that stores share. */
  stockStoreId: number;
  quantity: number;
  bookingId?: number;
}

/** See the migration for each column. */
export const payments = pgTable("payments", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  reference: uuid().notNull(),
  storeId: integer("store_id").notNull(),
  customerId: integer("customer_id").notNull(),
  way: text().$type<PaymentWay>().notNull(),
  method: text(),
  state: text().$type<PaymentState>().notNull().default("created"),
  amount: minorUnits("amount").notNull(),
  currency: text().$type<Currency>().notNull(),
  priced: jsonb().$type<unknown>().notNull(),
  held: jsonb().$type<HeldPieces[]>(),
  purchase: text("wish").notNull(),
  attempt: uuid().notNull(),
  orderId: integer("order_id"),
  reason: text().$type<PaymentReason>(),
  providerKey: text("provider_key"),
  providerData: text("provider_data"),
  deepLink: text("deep_link"),
  receipt: text(),
  simulated: boolean().notNull().default(false),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at"),
  paidAt: at("paid_at"),
  nextCheckAt: at("next_check_at"),
});

export const paymentEvents = pgTable("payment_events", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  paymentId: integer("payment_id").notNull(),
  at: at("at").notNull(),
  state: text().$type<PaymentState>().notNull(),
  cause: text().notNull(),
  detail: jsonb().$type<Record<string, unknown>>(),
});

export const paymentTransactions = pgTable(
  "payment_transactions",
  {
    way: text().$type<PaymentWay>().notNull(),
    hash: text().notNull(),
    paymentId: integer("payment_id").notNull(),
    amount: minorUnits("amount").notNull(),
    currency: text().$type<Currency>().notNull(),
    receivedAt: at("received_at").notNull(),
    reported: text("told"),
    refundReason: text("refund_reason").$type<PaymentReason>(),
    refundedAt: at("refunded_at"),
  },
  (table) => [primaryKey({ columns: [table.way, table.hash] })],
);

/** Refunds made at a provider, and of parts by staff. */
export const refundsMade = pgTable(
  "provider_refunds",
  {
    way: text().$type<PaymentWay>().notNull(),
    key: text().notNull(),
    paymentId: integer("payment_id").notNull(),
    amount: minorUnits("amount").notNull(),
    kind: text().$type<RefundKind>().notNull(),
    refundedAt: at("refunded_at").notNull(),
    unsettled: boolean().notNull(),
    lines: jsonb().$type<RefundedPieces[]>().notNull().default([]),
  },
  (table) => [primaryKey({ columns: [table.way, table.key] })],
);

export const ledgerAccounts = pgTable("ledger_accounts", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  kind: text().$type<"customer" | "cash" | "sales">().notNull(),
  customerId: integer("customer_id"),
  currency: text().$type<Currency>().notNull(),
  balance: minorUnits("balance").notNull().default(0),
});

export const ledgerTransfers = pgTable("ledger_transfers", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  storeId: integer("store_id").notNull(),
  kind: text().$type<"top_up" | "pay_out" | "purchase" | "refund">().notNull(),
  reference: text().notNull(),
  actor: text().notNull(),
  at: at("at").notNull(),
});

export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    transferId: integer("transfer_id").notNull(),
    accountId: integer("account_id").notNull(),
    amount: minorUnits("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.transferId, table.accountId] })],
);

export const simulatedBank = pgTable("simulated_bank", {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  service: text().$type<"bakong" | "paypal">().notNull(),
  key: text().notNull(),
  status: text().$type<"SUCCESS" | "FAILED" | "ERROR" | "CREATED" | "APPROVED" | "COMPLETED" | "VOIDED">().notNull(),
  record: jsonb().$type<Record<string, unknown>>().notNull(),
  toldFrom: at("told_from").notNull(),
  toldUntil: at("told_until"),
});
