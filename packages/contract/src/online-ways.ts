import type { PaymentWay } from "./calls/checkout.ts";

/** Of each way to pay, whether it is paid before the order is placed: in a dialog or at the provider, which says that the money is there. */
const paidFirst = { cod: false, khqr: true, bankTransfer: false, anakut: false, paypal: true } as const satisfies Record<PaymentWay, boolean>;

export type OnlineWay = { [Way in PaymentWay]: (typeof paidFirst)[Way] extends true ? Way : never }[PaymentWay];

export const isOnline = (way: PaymentWay): way is OnlineWay => paidFirst[way];
export const onlineWays = (Object.keys(paidFirst) as PaymentWay[]).filter(isOnline);
