import { randomUUID } from "node:crypto";
import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notExists, or, type SQL } from "drizzle-orm";
import { alias, type AnyPgColumn } from "drizzle-orm/pg-core";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Payment } from "./change-payment.ts";
import { openStates } from "./payment-states.ts";
import { payments, type HeldPieces, type PaymentReason } from "./tables.ts";

/** Reasons of payments whose order was placed and has ended since. The other reasons are of money that never became an order. */
const reasonsAfterPlacing: PaymentReason[] = ["cancelled", "returned", "receipt_refused"];

/** Condition: the payment has become an order, and is not only money to be refunded. */
const isOrdered = (table: { orderId: AnyPgColumn; reason: AnyPgColumn }): SQL =>
  and(isNotNull(table.orderId), or(isNull(table.reason), inArray(table.reason, reasonsAfterPlacing)))!;

/** Condition for payments without an order: no money was taken. */
const isUnpaid = isNull(payments.paidAt);

/** Condition: no payment of the same attempt has become an order. */
function isInVain(db: Queryable): SQL {
  const ordered = alias(payments, "ordered");
  return notExists(
    db
      .select({ id: ordered.id })
      .from(ordered)
      .where(and(eq(ordered.attempt, payments.attempt), isOrdered(ordered))),
  );
}

/** The payments for one purchase. */
interface Attempt {
  id: string;
  /** The holds of each of the earlier payments, which have been taken from them. */
  held: HeldPieces[][];
}

/**
 * Finds the attempt that a new payment or order belongs to. A shopper who asks for a new code, or pays in another way,
 * still wants the same order: earlier open payments give up their held pieces, only one payment becomes the order, and
 * money for the others is refunded. An expired payment stays in the attempt as long as its bank is asked, since the bank
 * may report money late that was sent in time. A payment under review by the provider is not part of it: its money has
 * come in, and it keeps its pieces until the review ends.
 *
 * The caller has locked the customer's cart, so no two attempts begin at once.
 */
export async function joinAttempt(tx: Tx, payer: CustomerKey, purchase: string): Promise<Attempt> {
  const earlier = await tx
    .select({ id: payments.id, attempt: payments.attempt, held: payments.held })
    .from(payments)
    .where(
      and(
        eq(payments.customerId, payer.customerId),
        eq(payments.storeId, payer.storeId),
        eq(payments.purchase, purchase),
        or(inArray(payments.state, [...openStates]), isNotNull(payments.nextCheckAt)),
        isNull(payments.orderId),
        isUnpaid,
        isInVain(tx),
      ),
    )
    .orderBy(payments.id)
    .for("update");
  return { id: earlier.at(-1)?.attempt ?? randomUUID(), held: await giveUpHeld(tx, earlier) };
}

/** Whether a customer opened a payment within a span that neither was paid nor became an order in another way. */
export async function hasAbandonedPayment(
  db: Queryable,
  payer: CustomerKey,
  { from, to }: { from: Date; to: Date },
): Promise<boolean> {
  const isWithin = and(gt(payments.createdAt, from), lt(payments.createdAt, to));
  return (
    (await db.$count(
      payments,
      and(ownedBy(payments, payer), isWithin, isNull(payments.orderId), isUnpaid, isInVain(db)),
    )) > 0
  );
}

/** What a customer's open payments hold for a purchase. A new payment for the same purchase may use it, so pages count it as available to this shopper. */
export const holdsForPurchase = (db: Queryable, payer: CustomerKey, purchase: string): Promise<HeldPieces[]> =>
  readHeld(db, payer, and(eq(payments.purchase, purchase), isUnpaid));

/** What all open payments of a customer hold. */
export const holdsOfPayments = (db: Queryable, payer: CustomerKey): Promise<HeldPieces[]> => readHeld(db, payer);

async function readHeld(db: Queryable, payer: CustomerKey, which?: SQL): Promise<HeldPieces[]> {
  const rows = await db
    .select({ held: payments.held })
    .from(payments)
    .where(and(ownedBy(payments, payer), which, isNull(payments.orderId), isNotNull(payments.held)));
  return rows.flatMap(({ held }) => held ?? []);
}

/** Takes over the holds of the other payments of an attempt, for the one that was paid: they are for the same goods. */
export async function takeOverHolds(tx: Tx, payment: Payment): Promise<HeldPieces[][]> {
  const others = await tx
    .select({ id: payments.id, held: payments.held })
    .from(payments)
    .where(and(isOther(payment), isNotNull(payments.held)))
    .orderBy(payments.id)
    .for("update");
  return giveUpHeld(tx, others);
}

async function giveUpHeld(tx: Tx, rows: { id: number; held: HeldPieces[] | null }[]): Promise<HeldPieces[][]> {
  const holding = rows.flatMap(({ id, held }) => (held === null ? [] : [{ id, held }]));
  if (holding.length > 0)
    await tx
      .update(payments)
      .set({ held: null })
      .where(
        inArray(
          payments.id,
          holding.map(({ id }) => id),
        ),
      );
  return holding.map(({ held }) => held);
}

const isOther = ({ id, attempt }: Payment): SQL => and(eq(payments.attempt, attempt), ne(payments.id, id))!;

/** Whether another payment of the attempt has become the order. */
export async function attemptHasOrder(db: Queryable, payment: Payment): Promise<boolean> {
  return (await db.$count(payments, and(isOther(payment), isOrdered(payments)))) > 0;
}

/**
 * The payment of the attempt that has become the order (another code, or cash, a transfer or store cash), for a payment
 * that has no order itself. Undefined if there is none, or if that order has ended.
 */
export async function findOrderedPayment(db: Queryable, payment: Payment): Promise<Payment | undefined> {
  if (payment.orderId !== null) return undefined;
  const [ordered] = await db
    .select()
    .from(payments)
    .where(and(isOther(payment), isOrdered(payments), inArray(payments.state, ["pending", "paid"])));
  return ordered;
}
