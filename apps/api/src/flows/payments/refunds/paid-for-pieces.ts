import type { Order, OrderLine } from "../../../modules/orders/public.ts";
import type { Payment } from "../../../modules/payments/public.ts";

/** An order line with the number of its pieces that were refunded before, and that are to be refunded now. */
export interface LineToRefund extends Pick<OrderLine, "price" | "quantity"> {
  refunded: number;
  wanted: number;
}

/**
 * What was paid for the wanted pieces of an order, in minor units of the payment: their prices less their share of the
 * discount. The delivery fee is not part of it. Amounts are rounded, riel to full hundreds, so that those of all pieces
 * add up to what was paid for the goods.
 */
export function paidForPieces(
  { total, discount, grandTotal }: Pick<Order, "total" | "discount" | "grandTotal">,
  { amount, currency }: Pick<Payment, "amount" | "currency">,
  lines: readonly LineToRefund[],
): number {
  const step = currency === "KHR" ? 100 : 1;
  const round = (minor: number) => Math.round(minor / step) * step;
  const goods = amount === grandTotal ? total - discount : round((amount * (total - discount)) / grandTotal);
  // All pieces stand in a row, as long as their prices: what was paid for some is the difference between their two ends.
  const paidUpTo = (price: number) => (price === total ? goods : round((goods * price) / total));
  let [sum, before] = [0, 0];
  for (const { price, quantity, refunded, wanted } of lines) {
    const from = before + price * refunded;
    sum += paidUpTo(from + price * wanted) - paidUpTo(from);
    before += price * quantity;
  }
  return sum;
}
