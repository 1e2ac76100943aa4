import { and, desc, eq, gte, inArray, isNull, sql } from "drizzle-orm";
import type { Currency } from "@shop/kit/money";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { ledgerAccounts, ledgerEntries, ledgerTransfers } from "./tables.ts";

type Kind = typeof ledgerAccounts.$inferSelect.kind;
type TransferKind = typeof ledgerTransfers.$inferSelect.kind;

/** The accounts that each kind of transfer moves money from and to; one of them is always the customer's. */
const sides: Record<TransferKind, { from: Kind; to: Kind }> = {
  top_up: { from: "cash", to: "customer" },
  pay_out: { from: "customer", to: "cash" },
  purchase: { from: "customer", to: "sales" },
  refund: { from: "sales", to: "customer" },
};

export interface CashTransfer {
  kind: TransferKind;
  payer: CustomerKey;
  currency: Currency;
  /** Minor units, above 0. */
  amount: number;
  /** What it is for, such as `payment:17`; a transfer with the same reference is never made twice. */
  reference: string;
  actor: string;
  at: Date;
}

/**
 * Moves store cash: all of it or, refused with `balance_too_low`, nothing. Both entries are written in the caller's
 * transaction, always in the same order of accounts to avoid deadlocks. A transfer whose reference is known is not
 * repeated. Returns whether it was done now.
 */
export async function transferCash(
  tx: Tx,
  { kind, payer, currency, amount, reference, actor, at }: CashTransfer,
): Promise<boolean> {
  if (!Number.isSafeInteger(amount) || amount <= 0) throw new Error(`a transfer of ${amount}`);
  const [transfer] = await tx
    .insert(ledgerTransfers)
    .values({ storeId: payer.storeId, kind, reference, actor, at })
    .onConflictDoNothing({ target: ledgerTransfers.reference })
    .returning({ id: ledgerTransfers.id });
  if (!transfer) return false;
  const { from, to } = sides[kind];
  const legs = [
    { accountId: await accountOf(tx, from, payer, currency), amount: -amount },
    { accountId: await accountOf(tx, to, payer, currency), amount },
  ].toSorted((a, b) => a.accountId - b.accountId);
  for (const leg of legs) await book(tx, transfer.id, leg);
  return true;
}

async function book(
  tx: Tx,
  transferId: number,
  { accountId, amount }: { accountId: number; amount: number },
): Promise<void> {
  const booked = await tx
    .update(ledgerAccounts)
    .set({ balance: sql`${ledgerAccounts.balance} + ${amount}::bigint` })
    .where(
      and(
        eq(ledgerAccounts.id, accountId),
        sql`(${ledgerAccounts.kind} <> 'customer' or ${ledgerAccounts.balance} + ${amount}::bigint >= 0)`,
      ),
    )
    .returning({ id: ledgerAccounts.id });
  if (booked.length === 0) refuse("balance_too_low");
  await tx.insert(ledgerEntries).values({ transferId, accountId, amount });
}

const isAccount = (kind: Kind, { storeId, customerId }: CustomerKey) =>
  and(
    eq(ledgerAccounts.storeId, storeId),
    eq(ledgerAccounts.kind, kind),
    kind === "customer" ? eq(ledgerAccounts.customerId, customerId) : isNull(ledgerAccounts.customerId),
  );

async function accountOf(tx: Tx, kind: Kind, payer: CustomerKey, currency: Currency): Promise<number> {
  const find = () => tx.select({ id: ledgerAccounts.id }).from(ledgerAccounts).where(isAccount(kind, payer));
  const [known] = await find();
  if (known) return known.id;
  const customerId = kind === "customer" ? payer.customerId : null;
  const [opened] = await tx
    .insert(ledgerAccounts)
    .values({ storeId: payer.storeId, kind, customerId, currency })
    .onConflictDoNothing()
    .returning({ id: ledgerAccounts.id });
  return opened?.id ?? (await find())[0]!.id;
}

/** A customer's balance of store cash in minor units; 0 if they never had any. */
export async function cashBalance(db: Queryable, payer: CustomerKey): Promise<number> {
  const [account] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(isAccount("customer", payer));
  return account?.balance ?? 0;
}

/** When the same amount was last moved for a customer, since a moment; undefined if it was not. */
export async function lastMoved(
  db: Queryable,
  { kind, payer, amount }: Pick<CashTransfer, "kind" | "payer" | "amount">,
  since: Date,
): Promise<Date | undefined> {
  const { at } = ledgerTransfers;
  const [last] = await db
    .select({ at })
    .from(ledgerTransfers)
    .innerJoin(ledgerEntries, eq(ledgerEntries.transferId, ledgerTransfers.id))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
    .where(
      and(
        isAccount("customer", payer),
        eq(ledgerTransfers.kind, kind),
        eq(ledgerEntries.amount, sides[kind].to === "customer" ? amount : -amount),
        gte(at, since),
      ),
    )
    .orderBy(desc(at))
    .limit(1);
  return last?.at;
}

/** Which of these references have a transfer in the store. */
export async function cashReferencesAmong(
  db: Queryable,
  storeId: number,
  references: readonly string[],
): Promise<Set<string>> {
  if (references.length === 0) return new Set();
  const rows = await db
    .select({ reference: ledgerTransfers.reference })
    .from(ledgerTransfers)
    .where(and(eq(ledgerTransfers.storeId, storeId), inArray(ledgerTransfers.reference, [...references])));
  return new Set(rows.map(({ reference }) => reference));
}
