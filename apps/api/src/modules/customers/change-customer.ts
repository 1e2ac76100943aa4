import { and, eq } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import { brokenConstraint, type Queryable } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { customers } from "./tables.ts";

/** Whose row: every query about a customer takes both ids. */
export interface Owner {
  storeId: number;
  customerId: number;
}

export const isOwner = ({ storeId, customerId }: Owner) => and(eq(customers.id, customerId), eq(customers.storeId, storeId));

export interface NewCustomer {
  storeId: number;
  name: string;
  /** E.164, proven by a code. */
  phone: string;
  email: string | null;
  passwordHash: string;
  lang: Language;
}

/** Opens the account of a proven phone; `phone_taken` when there is one by now. Gives its id. */
export async function createCustomer(tx: Queryable, { email, ...customer }: NewCustomer, now: Date): Promise<number> {
  const [row] = await unlessTaken(
    tx
      .insert(customers)
      .values({ ...customer, email: email?.toLowerCase() ?? null, phoneVerifiedAt: now })
      .returning({ id: customers.id }),
  );
  return row!.id;
}

export async function updateProfile(tx: Queryable, owner: Owner, change: { name?: string | undefined; lang?: Language | undefined }): Promise<void> {
  const { name, lang } = change;
  if (name !== undefined || lang !== undefined) await tx.update(customers).set({ name, lang }).where(isOwner(owner));
}

export async function setPasswordHash(tx: Queryable, owner: Owner, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(isOwner(owner));
}

/** Sets a phone (E.164) or email that a code has proven; `phone_taken` or `email_taken` when another account has it. */
export async function setContact(tx: Queryable, owner: Owner, contact: { phone: string } | { email: string }, now: Date): Promise<void> {
  const change = "phone" in contact ? { phone: contact.phone, phoneVerifiedAt: now } : { email: contact.email.toLowerCase(), emailVerifiedAt: now };
  await unlessTaken(tx.update(customers).set(change).where(isOwner(owner)));
}

async function unlessTaken<Value>(statement: PromiseLike<Value>): Promise<Value> {
  try {
    return await statement;
  } catch (error) {
    const constraint = brokenConstraint(error);
    if (constraint === "customers_phone") refuse("phone_taken");
    if (constraint === "customers_email") refuse("email_taken");
    throw error;
  }
}
