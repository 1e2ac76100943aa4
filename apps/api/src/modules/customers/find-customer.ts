import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { customers } from "./tables.ts";

export type Customer = typeof customers.$inferSelect;

const isThere = (storeId: number, customerId: number) =>
  and(eq(customers.id, customerId), eq(customers.storeId, storeId), isNull(customers.removedAt));

/** A customer of a store; undefined if the account was removed. */
export async function findCustomer(db: Queryable, storeId: number, customerId: number): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(isThere(storeId, customerId));
  return customer;
}

/** The same, locked, so that adding money, an address, a contact or a password cannot run at the same time as removing the account. */
export async function lockCustomer(tx: Tx, storeId: number, customerId: number): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(isThere(storeId, customerId)).for("no key update");
  return customer;
}

const hasProven = (storeId: number, phone: string) =>
  and(
    eq(customers.storeId, storeId),
    eq(customers.phone, phone),
    isNotNull(customers.phoneVerifiedAt),
    isNull(customers.removedAt),
  );

/** The customer with a verified phone (E.164). */
export async function findByPhone(db: Queryable, storeId: number, phone: string): Promise<Customer | undefined> {
  const [customer] = await db.select().from(customers).where(hasProven(storeId, phone));
  return customer;
}

/** The same, locked like {@link lockCustomer}. */
export async function lockByPhone(tx: Tx, storeId: number, phone: string): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(hasProven(storeId, phone)).for("no key update");
  return customer;
}

/** How many accounts are tried for an email that nobody has verified. */
export const mostHolders = 3;

/**
 * The customers that an email may belong to. An email given at registration is not verified, and several accounts may have
 * it. If one of them has verified it, only that one is returned, otherwise all of them, so that nobody can lock others out
 * by registering with their email.
 */
export async function listByEmail(db: Queryable, storeId: number, email: string): Promise<Customer[]> {
  const found = await db
    .select()
    .from(customers)
    .where(and(eq(customers.storeId, storeId), eq(customers.email, email.toLowerCase()), isNull(customers.removedAt)))
    .orderBy(sql`${customers.emailVerifiedAt} is null`, asc(customers.id))
    .limit(mostHolders);
  return found[0]?.emailVerifiedAt ? found.slice(0, 1) : found;
}

/** The customer with a verified email. */
export async function findByEmail(db: Queryable, storeId: number, email: string): Promise<Customer | undefined> {
  const [first] = await listByEmail(db, storeId, email);
  return first?.emailVerifiedAt ? first : undefined;
}

/** Customers who removed their account since a time. */
export function removedCustomers(db: Queryable, since: Date): Promise<{ storeId: number; customerId: number }[]> {
  return db
    .select({ storeId: customers.storeId, customerId: customers.id })
    .from(customers)
    .where(gt(customers.removedAt, since))
    .orderBy(asc(customers.id));
}
