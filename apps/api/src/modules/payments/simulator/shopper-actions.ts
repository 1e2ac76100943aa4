import { and, asc, eq, gt, inArray, or } from "drizzle-orm";
import * as z from "zod";
import { isOnline, onlinePayment } from "@shop/contract/online-ways";
import { hourMs } from "@shop/kit/durations";
import { toMajor } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Payment } from "../change-payment.ts";
import { openStates } from "../payment-states.ts";
import { providerEntries } from "../providers/all.ts";
import { payments } from "../tables.ts";
import type { Action, ActionOptions } from "../simulated-bank/action.ts";

type Needs = Pick<Services, "database" | "now">;

/** Maximum number of payments in the list. */
const listed = 200;

/** Simulated payments that can be paid now, and those that ended within the hour, oldest first. */
export async function listSimulated({ database, now }: Needs) {
  const hourAgo = new Date(now().getTime() - hourMs);
  const rows = await database.db
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.simulated, true),
        inArray(payments.state, [...openStates, "expired"]),
        or(inArray(payments.state, [...openStates]), gt(payments.createdAt, hourAgo)),
      ),
    )
    .orderBy(asc(payments.id))
    .limit(listed);
  return rows.map((payment) => ({
    id: payment.reference,
    way: payment.way,
    state: payment.state,
    amount: toMajor(payment.amount, payment.currency),
    currency: payment.currency,
    expires_at: payment.expiresAt?.toISOString() ?? null,
    qr_string: onlinePayment(payment.way)?.paidBy === "code" ? payment.providerData : null,
    link_url: onlinePayment(payment.way)?.paidBy === "link" ? payment.providerData : null,
  }));
}

export async function findSimulated({ database }: Needs, reference: string): Promise<Payment | undefined> {
  if (!z.uuid().safeParse(reference).success) return undefined;
  const [payment] = await database.db
    .select()
    .from(payments)
    .where(and(eq(payments.reference, reference), eq(payments.simulated, true)));
  return payment;
}

/** Performs an action at the simulated provider; false if the payment is not open there. */
export async function performAction(
  services: Needs,
  { way, providerKey: key, providerData: data }: Payment,
  action: Action,
  asked: ActionOptions,
): Promise<boolean> {
  if (!isOnline(way) || !key || !data) return false;
  return (await providerEntries[way].standIn?.act(services, { key, data }, action, asked)) ?? false;
}
