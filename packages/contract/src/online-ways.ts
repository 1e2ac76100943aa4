import type { PaymentWay } from "./calls/checkout.ts";

/** How a way works that is paid before the order is placed: in a dialog or at the provider, which says that the money is there. */
interface OnlinePayment {
  /** `payment_method` on the wire. */
  method: string;
  /** What the shopper pays by: a code that the shop shows, or a link to the provider's own page, which leads back. */
  paidBy: "code" | "link";
  /** Whether the provider knows riel; all know dollars. */
  takesRiel: boolean;
  /** Whether the provider is asked when the shopper comes back; else the shopper hears what the watch has learned. */
  askedOnReturn: boolean;
  /** Whether the provider takes the approved money at our word alone, which may come too late. */
  captured: boolean;
}

/** Of each way to pay, how it is paid before the order; null where it is not. */
const online = {
  cod: null,
  khqr: { method: "wing", paidBy: "code", takesRiel: true, askedOnReturn: false, captured: false },
  bankTransfer: null,
  anakut: null,
  paypal: { method: "paypal", paidBy: "link", takesRiel: false, askedOnReturn: true, captured: true },
} as const satisfies Record<PaymentWay, OnlinePayment | null>;

export type OnlineWay = { [Way in PaymentWay]: (typeof online)[Way] extends null ? never : Way }[PaymentWay];

export const isOnline = (way: PaymentWay): way is OnlineWay => online[way] !== null;
export const onlineWays = (Object.keys(online) as PaymentWay[]).filter(isOnline);
/** How a way is paid before the order; null where it is not. */
export function onlinePayment(way: OnlineWay): OnlinePayment;
export function onlinePayment(way: PaymentWay): OnlinePayment | null;
export function onlinePayment(way: PaymentWay): OnlinePayment | null {
  return online[way];
}
