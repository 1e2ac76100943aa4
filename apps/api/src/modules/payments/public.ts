export {
  attemptHasOrder,
  holdsForPurchase,
  holdsOfPayments,
  joinAttempt,
  hasAbandonedPayment,
  findOrderedPayment,
  takeOverHolds,
} from "./attempts.ts";
export {
  addPaymentEvent,
  changePayment,
  insertPayment,
  saveDeepLink,
  updatePayment,
  type NewPayment,
  type Payment,
  type PaymentCause,
} from "./change-payment.ts";
export {
  areReceiptsUsed,
  findByProviderKey,
  findByReference,
  findNewestPayment,
  findPayment,
  lockPayment,
  lockPaymentOfOrder,
  readPayment,
  receiptsAmong,
} from "./find-payment.ts";
export { forgetPayer } from "./forget-payer.ts";
export { cashReferences } from "./cash-references.ts";
export { cashBalance, cashReferencesAmong, lastMoved, transferCash, type CashTransfer } from "./ledger.ts";
export { judgeTransfer } from "./judge.ts";
export { makeKhqr, type KhqrMerchant } from "./khqr/make-khqr.ts";
export { readKhqrMerchant } from "./khqr/read-merchant.ts";
export { isClosable, nextCheck } from "./next-check.ts";
export { refundReason } from "./refund-reason.ts";
export {
  isRefundDue,
  isUnverified,
  ordersWithOpenMoney,
  becameOrder,
  refundsDueFor,
  formatRefund,
  type RefundDue,
} from "./refunds-due.ts";
export { isOpen, isReviewed, openStates } from "./payment-states.ts";
export {
  amountRefunded,
  hasUnsettledRefund,
  isMadeByStaff,
  keyOfStaff,
  listRefundsMade,
  moneyOf,
  piecesRefunded,
  piecesRefundedOf,
  rememberLines,
  rememberRefund,
  settleRefunds,
  wasRefundedAsStoreCash,
  type RefundMade,
} from "./refunds-made.ts";
export { providers, stopProviders } from "./open-providers.ts";
export { providerEntries } from "./providers/all.ts";
export type { Answer, OnlineProvider, Opened, WebhookNotice, ReportedRefund } from "./providers/provider.ts";
export { controlSimulator } from "./simulator/control.ts";
export type { HeldPieces, PaymentReason, RefundKind } from "./tables.ts";
export {
  findByTransaction,
  mustBeRefunded,
  holdForRefund,
  markRefunded,
  rememberTransaction,
  type PaidAnswer,
} from "./transactions.ts";
export { checkAllSoon, claimDuePayments, claimPayment } from "./watch.ts";
export { isAnySimulated, isSimulated, lackOf, takesWay, transferPhone, waysTaken } from "./ways.ts";
export { wayName, wayShown } from "./way-texts.ts";
