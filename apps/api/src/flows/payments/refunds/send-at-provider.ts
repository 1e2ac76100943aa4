import { isOnline } from "@shop/contract/online-ways";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { moneyOf, providers, wayName } from "../../../modules/payments/public.ts";
import type { PaidOrder } from "./paid-order.ts";

/** Money that a provider is to send back, in minor units of the payment's currency. */
export interface ToSend {
  amount: number;
  /** The shopper sees it. */
  reason: string;
}

/** Has the provider refund what it took, or a part of it. Returns its id of the refund. A {@link StaffError} says why it does not. */
export async function sendAtProvider(
  services: Pick<Services, "database" | "env" | "log" | "now">,
  { order, payment, made }: PaidOrder,
  { amount, reason }: ToSend,
): Promise<string> {
  const { way, currency, reference } = payment;
  const name = wayName(way);
  const taken = await moneyOf(services.database.db, payment);
  const provider = isOnline(way) ? (await providers(services)).of(way) : null;
  if (!taken || !provider?.refund)
    throw new StaffError(`${name}'s account is not known here: give this command the variables of the server`);
  // Run again after a failure, the same command sends the same request, which is carried out once.
  const request = `${reference}-refund-${made.length + 1}-${amount}`;
  const money = { amount, currency };
  const answer = await provider.refund({ hash: taken.hash, money, reason, request }).catch((error: unknown) => {
    services.log.warn({ err: error, payment: reference }, "a refund could not be sent at its provider");
    throw new StaffError(`${name} did not answer: run the same command again later; nothing is refunded twice`);
  });
  if ("refused" in answer)
    throw new StaffError(
      `${name} does not refund ${formatMoney(money)} of ${order.number}: ${answer.refused}. If it cannot, send the money in another way and add --to sent instead, or --to store-cash`,
    );
  return answer.id;
}
