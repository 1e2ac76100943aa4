import type { Profile } from "@shop/contract/types";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { addressWires, findAddress, findCustomer } from "../../modules/customers/public.ts";
import { cashBalance } from "../../modules/payments/public.ts";

/** The customer with the default address (specification, section 3). */
export async function showProfile({ database, store, customer, language }: CustomerContext): Promise<Profile> {
  const { db } = database;
  const known = (await findCustomer(db, customer.storeId, customer.customerId)) ?? refuse("unauthorized");
  const found = await findAddress(db, customer);
  const [address] = found ? await addressWires(db, [found], language) : [];
  return {
    id: known.id,
    name: known.name,
    phone: known.phone,
    email: known.email,
    lang: known.lang,
    address: address ?? null,
    balance: toMajor(await cashBalance(db, customer), store.currency),
  };
}
