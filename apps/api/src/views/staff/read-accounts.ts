import { and, asc, count, eq, gte, inArray, isNotNull, like, lt, not, notExists, type SQL } from "drizzle-orm";
import { union, type AnyPgColumn } from "drizzle-orm/pg-core";
import { cambodianDay } from "@shop/kit/date";
import type { Currency } from "@shop/kit/money";
import type { Queryable } from "../../platform/database/database.ts";
import { orders } from "../../modules/orders/tables.ts";
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransfers,
  paymentEvents,
  payments,
  paymentTransactions,
  refundsMade,
} from "../../modules/payments/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { readRefunds } from "../orders/read-refunds.ts";
import { areSales, dayOf, sumOf, type WantedSales } from "./list-sales.ts";

/** What a store sold and was paid on a day in Cambodia, in one way and currency. Amounts are in minor units. */
export interface DayOfWay {
  day: string;
  store: string;
  /** A way to pay, or `cash top-up` for store cash that was paid in or out at the store. */
  way: string;
  currency: Currency;
  /** Of the orders that were placed on that day and were neither cancelled nor returned. */
  orders: number;
  goods: number;
  discount: number;
  delivery: number;
  total: number;
  /** Money that came on that day, whichever its order. */
  received: number;
  /** Money that went back on that day, and how much of it as store cash. */
  refunded: number;
  toStoreCash: number;
}

type Key = Pick<DayOfWay, "day" | "store" | "way" | "currency">;
type Part = Key & Partial<DayOfWay>;

/** Condition: at these times, in this store. */
const within = ({ storeId, from, before }: WantedSales, at: AnyPgColumn, store: AnyPgColumn) =>
  and(storeId === undefined ? undefined : eq(store, storeId), from && gte(at, from), before && lt(at, before));

/** What each store sold and was paid on each day and in each way, the oldest first. */
export async function readAccounts(db: Queryable, wanted: WantedSales): Promise<DayOfWay[]> {
  const rows = new Map<string, DayOfWay>();
  const none = { orders: 0, goods: 0, discount: 0, delivery: 0, total: 0, received: 0, refunded: 0, toStoreCash: 0 };
  for (const read of [sold, receivedAsTransfers, receivedOtherwise, refunded, storeCash])
    for (const { day, store, way, currency, ...amounts } of await read(db, wanted)) {
      const key = [day, store, way, currency].join(" ");
      const row = rows.get(key) ?? { day, store, way, currency, ...none };
      rows.set(key, row);
      for (const name of Object.keys(amounts) as (keyof typeof none)[]) row[name] += amounts[name] ?? 0;
    }
  return [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

function sold(db: Queryable, wanted: WantedSales): Promise<Part[]> {
  const day = dayOf(orders.placedAt);
  const { way } = payments;
  return db
    .select({
      day,
      store: stores.code,
      way,
      currency: orders.currency,
      orders: count(),
      goods: sumOf(orders.total),
      discount: sumOf(orders.discount),
      delivery: sumOf(orders.deliveryFee),
      total: sumOf(orders.grandTotal),
    })
    .from(orders)
    .innerJoin(stores, eq(stores.id, orders.storeId))
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .where(areSales(wanted))
    .groupBy(day, stores.code, way, orders.currency);
}

/** Money whose transfer is known, also where it could not become an order. */
function receivedAsTransfers(db: Queryable, wanted: WantedSales): Promise<Part[]> {
  const { way, currency, receivedAt, amount, paymentId } = paymentTransactions;
  const day = dayOf(receivedAt);
  return db
    .select({ day, store: stores.code, way, currency, received: sumOf(amount) })
    .from(paymentTransactions)
    .innerJoin(payments, eq(payments.id, paymentId))
    .innerJoin(stores, eq(stores.id, payments.storeId))
    .where(within(wanted, receivedAt, payments.storeId))
    .groupBy(day, stores.code, way, currency);
}

/** Money that staff say has come: at the door, by a transfer with a receipt, or from store cash. */
function receivedOtherwise(db: Queryable, wanted: WantedSales): Promise<Part[]> {
  const { id, way, currency, paidAt, amount, storeId, state } = payments;
  const day = dayOf(paidAt);
  const transfers = db.select().from(paymentTransactions).where(eq(paymentTransactions.paymentId, id));
  return db
    .select({ day, store: stores.code, way, currency, received: sumOf(amount) })
    .from(payments)
    .innerJoin(stores, eq(stores.id, storeId))
    .where(
      and(
        within(wanted, paidAt, storeId),
        isNotNull(paidAt),
        inArray(state, ["paid", "refund_due", "refunded"]),
        notExists(transfers),
      ),
    )
    .groupBy(day, stores.code, way, currency);
}

/** Refunds are found out as for shoppers, for the payments of which something went back at these times. */
async function refunded(db: Queryable, wanted: WantedSales): Promise<Part[]> {
  const of = (
    table: typeof refundsMade | typeof paymentEvents | typeof paymentTransactions,
    at: AnyPgColumn,
    more?: SQL,
  ) =>
    db
      .select({ id: table.paymentId })
      .from(table)
      .where(and(within({ from: wanted.from, before: wanted.before }, at, payments.storeId), isNotNull(at), more));
  const found = await db
    .select({ payment: payments, store: stores.code })
    .from(payments)
    .innerJoin(stores, eq(stores.id, payments.storeId))
    .where(
      and(
        wanted.storeId === undefined ? undefined : eq(payments.storeId, wanted.storeId),
        inArray(
          payments.id,
          union(
            of(refundsMade, refundsMade.refundedAt),
            of(paymentEvents, paymentEvents.at, eq(paymentEvents.state, "refunded")),
            of(paymentTransactions, paymentTransactions.refundedAt),
          ),
        ),
      ),
    )
    .orderBy(asc(payments.id));
  const parts: Part[] = [];
  for (const { payment, store } of found)
    for (const { money, refundedAt, toStoreCash } of await readRefunds(db, payment)) {
      if (!refundedAt || (wanted.from && refundedAt < wanted.from) || (wanted.before && refundedAt >= wanted.before))
        continue;
      const { amount, currency } = money;
      const back = { refunded: amount, toStoreCash: toStoreCash ? amount : 0 };
      parts.push({ day: cambodianDay(refundedAt), store, way: payment.way, currency, ...back });
    }
  return parts;
}

/** Store cash that was paid in or out at the store. What became store cash as a refund is among the refunds. */
async function storeCash(db: Queryable, wanted: WantedSales): Promise<Part[]> {
  const { at, kind, storeId, reference } = ledgerTransfers;
  const day = dayOf(at);
  const rows = await db
    .select({ day, store: stores.code, currency: ledgerAccounts.currency, kind, amount: sumOf(ledgerEntries.amount) })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, and(eq(ledgerAccounts.id, ledgerEntries.accountId), eq(ledgerAccounts.kind, "customer")))
    .innerJoin(stores, eq(stores.id, storeId))
    .where(and(within(wanted, at, storeId), inArray(kind, ["top_up", "pay_out"]), not(like(reference, "refund:%"))))
    .groupBy(day, stores.code, ledgerAccounts.currency, kind);
  return rows.map(({ kind: moved, amount, ...row }) => ({
    ...row,
    way: "cash top-up",
    ...(moved === "top_up" ? { received: amount } : { refunded: -amount }),
  }));
}
