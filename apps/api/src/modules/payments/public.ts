export { attemptHasOrder, joinAttempt, type Attempt } from "./attempts.ts";
export {
  addPaymentEvent,
  changePayment,
  findNewestPayment,
  findPayment,
  insertPayment,
  lockPayment,
  lockPaymentOfOrder,
  readPayment,
  updatePayment,
  type NewPayment,
  type Payer,
  type Payment,
  type PaymentCause,
} from "./change-payment.ts";
export { cashBalance, transferCash, type CashTransfer } from "./ledger.ts";
export { isOpen, openStates } from "./payment-states.ts";
export type { PaymentReason, PaymentState } from "./tables.ts";
export { canConfirm, isOnline, isSimulated, onlineWays, paymentDescription, paymentName, type OnlineWay } from "./ways.ts";
