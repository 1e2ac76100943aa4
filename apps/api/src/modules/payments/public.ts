export { attemptHasOrder, heldForWish, heldOf, joinAttempt, openedInVain, orderedOfAttempt, takeOverHeld } from "./attempts.ts";
export {
  addPaymentEvent,
  areReceiptsUsed,
  changePayment,
  findByProviderKey,
  findByReference,
  findNewestPayment,
  findPayment,
  insertPayment,
  keepDeepLink,
  lockPayment,
  lockPaymentOfOrder,
  readPayment,
  receiptsAmong,
  recentPayments,
  updatePayment,
  type NewPayment,
  type Payer,
  type Payment,
  type PaymentCause,
} from "./change-payment.ts";
export { forgetPayer } from "./forget-payer.ts";
export { cashBalance, transferCash } from "./ledger.ts";
export { judgeTransfer } from "./judge.ts";
export { makeKhqr, type KhqrMerchant } from "./khqr/make-khqr.ts";
export { readKhqrMerchant } from "./khqr/read-merchant.ts";
export { isOver, nextCheck } from "./next-check.ts";
export { isOwed, isUnverified, ordersWithMoneyOpen, owedFor, shownOwed, type Owed } from "./owed.ts";
export { isOpen, isReviewed, openStates } from "./payment-states.ts";
export { amountRefunded, hasUnsettledRefund, moneyOf, rememberRefund, settleRefunds, wasRefundedAsStoreCash } from "./provider-refunds.ts";
export { providers, stopProviders } from "./providers/open-providers.ts";
export { parentOf, type ToldRefund } from "./providers/paypal-refunds.ts";
export type { Answer, OnlineProvider, Opened } from "./providers/provider.ts";
export { controlSimulator } from "./simulator/control.ts";
export type { PaymentReason, RefundKind } from "./tables.ts";
export { findByTransaction, goesBack, holdForRefund, markRefunded, rememberTransaction, type PaidAnswer } from "./transactions.ts";
export { checkAllSoon, claimDuePayments, claimPayment } from "./watch.ts";
export { isAnySimulated, isOnline, isSimulated, onlineWays, refundReason, takesWay, transferPhone, wayShown, waysTaken, type OnlineWay } from "./ways.ts";
