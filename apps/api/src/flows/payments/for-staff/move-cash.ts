import { randomUUID } from "node:crypto";
import { cambodianTime } from "@shop/kit/date";
import { hourMs } from "@shop/kit/durations";
import { formatMoney, type Currency } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { recordChange } from "../../../platform/audit.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { lockByPhone, parsePhone } from "../../../modules/customers/public.ts";
import { cashBalance, lastMoved, transferCash } from "../../../modules/payments/public.ts";

export interface CashMove {
  /** Paid in at the store, or given back there. */
  kind: "top_up" | "pay_out";
  store: { id: number; currency: Currency };
  /** As staff type it. */
  phone: string;
  /** Minor units. */
  amount: number;
  /** Confirms that the same amount is moved a second time. */
  again?: boolean;
  actor: string;
}

/** Largest amount in minor units, against typing errors: nobody pays more in cash at a counter. */
const mostMoved = 1_000_000_000;

/** Within this time the same amount for the same customer is rather a command that was run twice. */
const doubtfulMs = hourMs;

/**
 * Moves cash between the store's till and a customer's store cash. Returns whose it is and the balance afterwards. Refuses
 * to pay out more than there is.
 */
export async function moveCash(
  { database, now }: Pick<Services, "database" | "now">,
  { kind, store, phone, amount, again = false, actor }: CashMove,
): Promise<{ name: string; balance: number }> {
  if (amount === 0) throw new StaffError("The amount must be more than 0");
  if (amount > mostMoved)
    throw new StaffError(
      `${formatMoney({ amount, currency: store.currency })} is more than can be moved at once (${formatMoney({ amount: mostMoved, currency: store.currency })})`,
    );
  return database.transaction(async (tx) => {
    const number = parsePhone(phone);
    const customer = number && (await lockByPhone(tx, store.id, number));
    if (!customer) throw new StaffError(`No customer of this store has the phone ${phone}`);
    const payer = { storeId: store.id, customerId: customer.id };
    const balance = await cashBalance(tx, payer);
    if (kind === "pay_out" && amount > balance)
      throw new StaffError(
        `${phone} has only ${formatMoney({ amount: balance, currency: store.currency })} of store cash, less than ${formatMoney({ amount, currency: store.currency })}`,
      );
    const before = await lastMoved(tx, { kind, payer, amount }, new Date(now().getTime() - doubtfulMs));
    if (before && !again)
      throw new StaffError(
        `${formatMoney({ amount, currency: store.currency })} was ${kind === "top_up" ? "added" : "paid out"} for ${phone} (${customer.name}) at ${cambodianTime(before)} already. If it is once more, add --again yes`,
      );
    const action = kind.replace("_", "-");
    const reference = `${action}:${randomUUID()}`;
    await transferCash(tx, { kind, payer, currency: store.currency, amount, reference, actor, at: now() });
    await recordChange(tx, {
      storeId: store.id,
      actor,
      action,
      entity: "customer",
      entityId: customer.id,
      after: { amount, currency: store.currency, reference },
    });
    return { name: customer.name, balance: await cashBalance(tx, payer) };
  });
}
