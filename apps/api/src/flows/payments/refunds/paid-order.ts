import { cambodianTime } from "@shop/kit/date";
import { isOnline } from "@shop/contract/online-ways";
import { formatMoney } from "@shop/kit/money";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import type { Order } from "../../../modules/orders/public.ts";
import {
  listRefundsMade,
  lockPaymentOfOrder,
  providerEntries,
  wayName,
  type Payment,
  type RefundMade,
} from "../../../modules/payments/public.ts";
import { findOrderForStaff, type StaffDecision } from "../../orders/for-staff/find-order.ts";

/** How money goes back: staff have sent it, it becomes store cash, or the provider that took the money is asked to send it. */
export const refundWays = ["sent", "store-cash", "provider"] as const;
export type RefundTo = (typeof refundWays)[number];

/** A locked order with its payment, and what of it was refunded before. */
export interface PaidOrder {
  order: Order;
  payment: Payment;
  made: RefundMade[];
}

/** Reads and locks an order, its payment and the refunds made of it. Whether it is paid is not checked: see {@link assertRefundable}. */
export async function lockPaidOrder(tx: Tx, { number, storeId }: StaffDecision): Promise<PaidOrder> {
  const order = await findOrderForStaff(tx, number, storeId);
  const payment = await lockPaymentOfOrder(tx, order.id);
  return { order, payment, made: await listRefundsMade(tx, payment) };
}

/** Whether the provider of a way refunds on request; then nobody else does. */
export const refundsItself = (way: Payment["way"]): boolean => isOnline(way) && providerEntries[way].refunds === true;

/** The sum of refunds, in minor units of their payment's currency. */
export const amountOf = (made: PaidOrder["made"]) => made.reduce((sum, { amount }) => sum + amount, 0);

/** Refuses a part that cannot be refunded: of an order that is not paid, or not in this way, or more than what is left of it. */
export function assertRefundable(paid: PaidOrder, amount: number, to: RefundTo | null): void {
  const { order, payment, made } = paid;
  const { number } = order;
  const { state, currency } = payment;
  if (state !== "paid")
    throw new StaffError(`The payment of ${number} is ${state}: only a part of a paid order can be refunded`);
  if (amount <= 0) throw new StaffError("The amount must be more than 0");
  const left = payment.amount - amountOf(made);
  if (amount >= left)
    throw new StaffError(
      `${formatMoney({ amount: left, currency })} of ${number} are left, and a part must be less. To refund all of it, cancel the order or have it returned`,
    );
  if (to === "provider") assertRefunds(paid);
}

/** Refuses to ask a provider that does not refund on request. */
export function assertRefunds({ order: { number }, payment: { way } }: PaidOrder): void {
  if (!refundsItself(way))
    throw new StaffError(
      `${number} was paid by ${wayName(way)}, where nobody can be asked: send the money, then add --to sent; or add --to store-cash`,
    );
}

/** Says that the provider is to be asked for it. */
export function refundedByProvider(
  { order: { number }, payment: { way, currency } }: PaidOrder,
  amount: number,
): StaffError {
  const name = wayName(way);
  return new StaffError(
    `${number} was paid at ${name}: add --to provider, and ${name} refunds ${formatMoney({ amount, currency })} to the shopper`,
  );
}

/** Refuses an amount that was refunded before, by one of the refunds that `counts`, until staff confirm it. */
export function assertNotTwice(
  { order, payment, made }: PaidOrder,
  amount: number,
  again: boolean,
  counts: (one: RefundMade) => boolean = () => true,
): void {
  const same = made.find((one) => one.amount === amount && counts(one));
  if (same && !again)
    throw new StaffError(
      `${formatMoney({ amount, currency: payment.currency })} of ${order.number} was refunded at ${cambodianTime(same.refundedAt)} already. If it is refunded once more, add --again yes`,
    );
}
