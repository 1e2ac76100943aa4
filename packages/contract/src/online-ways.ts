import { paymentWays, ways, type OnlinePayment, type PaymentWay } from "./payment-ways.ts";

/** A method that is paid before the order is placed. */
export type OnlineWay = {
  [Way in PaymentWay]: (typeof ways)[Way]["paid"] extends OnlinePayment ? Way : never;
}[PaymentWay];

/** Whether a method is paid before the order is placed. */
export const isOnline = (way: PaymentWay): way is OnlineWay => typeof ways[way].paid === "object";
export const onlineWays = paymentWays.filter(isOnline);
/** How a method is paid before the order; null if it is not. */
export function onlinePayment(way: OnlineWay): OnlinePayment;
export function onlinePayment(way: PaymentWay): OnlinePayment | null;
export function onlinePayment(way: PaymentWay): OnlinePayment | null {
  const { paid } = ways[way];
  return typeof paid === "object" ? paid : null;
}
