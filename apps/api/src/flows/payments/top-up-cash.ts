import { randomUUID } from "node:crypto";
import type { Currency } from "@shop/kit/money";
import type { Services } from "../../platform/context.ts";
import { recordChange } from "../../platform/audit.ts";
import { StaffError } from "../../platform/staff-error.ts";
import { findByPhone, parsePhone } from "../../modules/customers/public.ts";
import { cashBalance, transferCash } from "../../modules/payments/public.ts";

export interface TopUp {
  store: { id: number; currency: Currency };
  /** As staff type it. */
  phone: string;
  /** Minor units. */
  amount: number;
  actor: string;
}

/** Puts cash that a customer paid in at the store into their store cash; gives the balance after it. */
export async function topUpCash({ database, now }: Pick<Services, "database" | "now">, { store, phone, amount, actor }: TopUp): Promise<number> {
  if (amount === 0) throw new StaffError("0 is no top-up");
  return database.transaction(async (tx) => {
    const number = parsePhone(phone);
    const customer = number && (await findByPhone(tx, store.id, number));
    if (!customer) throw new StaffError(`No customer of this store has the phone ${phone}`);
    const payer = { storeId: store.id, customerId: customer.id };
    const reference = `top-up:${randomUUID()}`;
    await transferCash(tx, { kind: "top_up", payer, currency: store.currency, amount, reference, actor, at: now() });
    await recordChange(tx, { storeId: store.id, actor, action: "top-up", entity: "customer", entityId: customer.id, after: { amount, currency: store.currency, reference } });
    return cashBalance(tx, payer);
  });
}
