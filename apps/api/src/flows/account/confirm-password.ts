import { admit, giveBack, type Use } from "../../platform/limits/admit.ts";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { Refusal, refuse } from "../../platform/errors/refusal.ts";
import { verifyPassword } from "../../modules/auth/public.ts";
import { findCustomer, lockCustomer, type Customer } from "../../modules/customers/public.ts";

// 400, not 401: the customer is signed in, and the storefront would treat 401 as the end of the session.
const wrongPassword = (field: string) => new Refusal("invalid_input", { fields: { [field]: "password_wrong" } });

/** Checks the password once more before something that cannot be undone; `field` is its name in the call's input. Returns its hash, for {@link lockConfirmed}. */
export async function confirmPassword(context: CustomerContext, password: string, field: string): Promise<string> {
  const { database, store, customer } = context;
  const use: Use = ["sign-in", `customer/${customer.customerId}`];
  await admit(context, use);
  const passwordHash = (await findCustomer(database.db, store.id, customer.customerId))?.passwordHash;
  if (!(await verifyPassword(passwordHash, password))) throw wrongPassword(field);
  await giveBack(context, use);
  return passwordHash ?? refuse("unauthorized");
}

/**
 * Locks the customer, and checks that the password is still the one that was confirmed. The owner may have reset it in
 * the meantime, to lock out the person who is acting here.
 */
export async function lockConfirmed(
  tx: Tx,
  { customer }: CustomerContext,
  passwordHash: string,
  field: string,
): Promise<Customer> {
  const locked = (await lockCustomer(tx, customer.storeId, customer.customerId)) ?? refuse("unauthorized");
  if (locked.passwordHash !== passwordHash) throw wrongPassword(field);
  return locked;
}
