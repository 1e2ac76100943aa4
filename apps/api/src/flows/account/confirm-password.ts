import { admit } from "../../platform/admit.ts";
import type { CustomerContext } from "../../platform/context.ts";
import { Refusal, refuse } from "../../platform/refusal.ts";
import { verifyPassword } from "../../modules/auth/public.ts";
import { findCustomer } from "../../modules/customers/public.ts";

/** Asks for the password once more before what cannot be taken back; `field` is where the call has it. Gives its hash. */
export async function confirmPassword(context: CustomerContext, password: string, field: string): Promise<string> {
  const { database, store, customer, limits } = context;
  const key = `customer/${customer.customerId}`;
  await admit(context, ["sign-in", key]);
  const passwordHash = (await findCustomer(database.db, store.id, customer.customerId))?.passwordHash;
  // 400, not 401: who asks is signed in, and a storefront takes 401 for the end of that.
  if (!(await verifyPassword(passwordHash, password))) throw new Refusal("invalid_input", { fields: { [field]: "password_wrong" } });
  await limits.giveBack("sign-in", key);
  return passwordHash ?? refuse("unauthorized");
}
