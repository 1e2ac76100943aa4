import { asc, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers, payments } from "../../modules/payments/tables.ts";

/** Payments; amounts in minor units. */
export function exportPayments(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      way: payments.way,
      method: payments.method,
      state: payments.state,
      amount: payments.amount,
      currency: payments.currency,
      created_at: payments.createdAt,
      paid_at: payments.paidAt,
    })
    .from(payments)
    .where(isOwn)
    .orderBy(asc(payments.id));
}

/** Store cash and how it came and went; amounts in minor units. */
export async function exportCash(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  const accounts = await db.select().from(ledgerAccounts).where(isOwn).orderBy(asc(ledgerAccounts.id));
  const moves = await db
    .select({
      accountId: ledgerEntries.accountId,
      kind: ledgerTransfers.kind,
      amount: ledgerEntries.amount,
      at: ledgerTransfers.at,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(isOwn)
    .orderBy(asc(ledgerTransfers.id));
  return accounts.map(({ id, currency, balance }) => ({
    currency,
    balance,
    moves: moves.filter(({ accountId }) => accountId === id).map(({ accountId: _, ...move }) => move),
  }));
}
