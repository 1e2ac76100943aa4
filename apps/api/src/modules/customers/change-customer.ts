import { and, eq } from "drizzle-orm";
import type { Language } from "@shop/kit/locale";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { brokenConstraint } from "../../platform/database/database-errors.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { addresses, customers } from "./tables.ts";

const isOwner = ({ storeId, customerId }: CustomerKey) =>
  and(eq(customers.id, customerId), eq(customers.storeId, storeId));

interface NewCustomer {
  storeId: number;
  name: string;
  /** E.164, verified by a code. */
  phone: string;
  email: string | null;
  passwordHash: string;
  lang: Language;
}

/** Creates an account for a verified phone and returns its id. Refused with `phone_taken` if there is one by now. */
export async function createCustomer(tx: Queryable, { email, ...customer }: NewCustomer, now: Date): Promise<number> {
  const [row] = await unlessTaken(
    tx
      .insert(customers)
      .values({ ...customer, email: email?.toLowerCase() ?? null, phoneVerifiedAt: now })
      .returning({ id: customers.id }),
  );
  return row!.id;
}

export async function updateProfile(
  tx: Queryable,
  owner: CustomerKey,
  change: { name?: string | undefined; lang?: Language | undefined },
): Promise<void> {
  const { name, lang } = change;
  if (name !== undefined || lang !== undefined) await tx.update(customers).set({ name, lang }).where(isOwner(owner));
}

/**
 * Whether a password that was right is it still, and stays so until the transaction ends: a
 * sign-in under way must not outlive a change of the password.
 */
export async function holdPasswordHash(tx: Tx, owner: CustomerKey, passwordHash: string): Promise<boolean> {
  const rows = await tx
    .select({ id: customers.id })
    .from(customers)
    .where(and(isOwner(owner), eq(customers.passwordHash, passwordHash)))
    .for("share");
  return rows.length > 0;
}

export async function setPasswordHash(tx: Queryable, owner: CustomerKey, passwordHash: string): Promise<void> {
  await tx.update(customers).set({ passwordHash }).where(isOwner(owner));
}

/** Sets a verified phone (E.164) or email. Refused with `phone_taken` or `email_taken` if another account has it. */
export async function setContact(
  tx: Queryable,
  owner: CustomerKey,
  contact: { phone: string } | { email: string },
  now: Date,
): Promise<void> {
  const change =
    "phone" in contact
      ? { phone: contact.phone, phoneVerifiedAt: now }
      : { email: contact.email.toLowerCase(), emailVerifiedAt: now };
  await unlessTaken(tx.update(customers).set(change).where(isOwner(owner)));
}

/** Anonymises an account; the row stays for its orders. */
export async function anonymizeCustomer(tx: Queryable, owner: CustomerKey, now: Date): Promise<void> {
  const nobody = {
    name: "Removed",
    phone: null,
    phoneVerifiedAt: null,
    email: null,
    emailVerifiedAt: null,
    passwordHash: null,
  };
  await tx
    .update(customers)
    .set({ ...nobody, removedAt: now })
    .where(isOwner(owner));
  await tx
    .update(addresses)
    .set({ name: "", description: "", lat: 0, long: 0, provinceCode: null, isDefault: false, removedAt: now })
    .where(ownedBy(addresses, owner));
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
