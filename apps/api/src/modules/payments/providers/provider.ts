import type { Payment } from "../change-payment.ts";
import type { ToldMoney } from "./read-money.ts";

/** What a bank or provider says of a payment. */
export type Answer =
  | { kind: "waiting" }
  | { kind: "declined" }
  /** Taken from the shopper, and looked at by the provider before it is ours: it may take days, and nobody may say that nothing was charged. */
  | { kind: "reviewed"; at: Date }
  | ({
      kind: "paid";
      /** The transfer's own id: none counts twice. */
      hash: string;
      /** When the shopper sent it. */
      at: Date;
    } & ToldMoney);

export interface OpenTerms {
  /** Where the provider sends the shopper back to. */
  successUrl: string;
  cancelUrl: string;
  storeName: string;
}

export interface Opened {
  /** What the bank or provider knows the payment by. */
  key: string;
  /** The KHQR string, or the page where the shopper approves. */
  data: string;
  /** Link that opens the bank's app. */
  deepLink: string | null;
}

interface AskTerms {
  /** False where the payment is over: a provider that waits for our word then takes no money. */
  mayCapture: (payment: Payment) => boolean;
}

/** A bank or provider that takes money before the order is placed. */
export interface OnlineProvider {
  /** Most payments in one question. */
  batch: number;
  /** Questions asked at once: several where each takes its time for one payment alone. */
  questions: number;
  /** Asks about payments by what they are known by; one without an answer could not be asked. Throws when nobody answers. */
  ask(payments: readonly Payment[], terms: AskTerms): Promise<Map<number, Answer>>;
}
