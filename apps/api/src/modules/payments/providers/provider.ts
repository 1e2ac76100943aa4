import type { Hono } from "hono";
import type { LocalText } from "@shop/kit/locale";
import type { Services } from "../../../platform/context.ts";
import type { Env } from "../../../platform/env.ts";
import type { Logger } from "../../../platform/log.ts";
import type { Payment } from "../change-payment.ts";
import type { Action, ActionOptions } from "../simulator/action.ts";
import type { RefundKind } from "../tables.ts";
import type { ToldMoney } from "./read-money.ts";

/** What a bank or provider says of a payment. */
export type Answer =
  | { kind: "waiting" }
  | { kind: "declined" }
  /** Taken from the shopper, and under review by the provider before we get it. That may take days, in which nobody may say that nothing was charged. */
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
  /** What the provider knows the payment by. */
  key: string;
  /** The page where the shopper approves. */
  link: string;
}

interface AskTerms {
  /** False for a payment that has ended: then a provider that captures money only when we ask must not be asked to. */
  mayCapture: (payment: Payment) => boolean;
}

/** What a provider says of a refund, when asked. */
export interface ToldRefund {
  /** The provider's id of it. */
  key: string;
  /** Null if it only says that all of it was refunded. */
  money: ToldMoney | null;
  /** Whether nothing is left of what was taken. */
  isAll: boolean;
  /** Null where it does not say who sent it back. */
  kind: RefundKind | null;
  at: Date | null;
}

/** A webhook. Its content is not trusted: it only makes the server ask the provider about the payment. */
export interface Told {
  /** The provider's name of what happened. */
  event: string;
  /** Keys by which to look for the payment, the likeliest first. */
  keys: string[];
  /** The id of the transfer that it is about, where it names one. */
  hash: string | null;
  /** Of money that went back: the provider's id of it, and who sent it, which is believed where it says nothing else when asked. */
  refund: { id: string; kind: RefundKind } | null;
}

interface Webhooks {
  /** Null for what none of the provider's can be. */
  read(body: string): Told | null;
  /** Whether the provider itself says that it sent this. */
  verify(sent: { headers: Headers; body: string }): Promise<boolean>;
}

/** A bank or provider that takes money before the order is placed. */
export interface OnlineProvider {
  /** Most payments in one question. */
  batch: number;
  /** Requests sent at once: several if each is about one payment only. */
  questions: number;
  /** Asks about payments by what they are known by; one without an answer could not be asked. Throws when nobody answers. */
  ask(payments: readonly Payment[], terms: AskTerms): Promise<Map<number, Answer>>;
  /** For ways by link: opens the payment at the provider. Called again for the same payment, it returns the same one. */
  open?(payment: Payment, terms: OpenTerms): Promise<Opened>;
  /** Of a way by code: the link that opens an app with it; null where there is none. */
  deepLink?(code: string, source: { name: string; icon: string; callback: string }): Promise<string | null>;
  /** Whether money of a transfer went back; null where the provider does not say so (now). */
  askRefund?(payment: Payment, hash: string, refundId: string): Promise<ToldRefund | null>;
  webhooks?: Webhooks;
}

/** What a shopper reads of a way to pay. */
export interface Words {
  name: LocalText;
  description: LocalText;
}

/** What stands in for a provider in the demo: its protocol as far as the adapter speaks it, so that the adapter's real code is what runs. */
interface StandIn {
  app(services: Pick<Services, "database" | "now">): Hono;
  /** What shopper or bank did with a payment; false where it can no longer be done. */
  act(services: Pick<Services, "database" | "now">, payment: { key: string; data: string }, action: Action, asked: ActionOptions): Promise<boolean>;
  /** Of a way by link: what its page, at `/simulator/WAY/KEY`, is about and where it leads back to; null where there is no such payment. */
  page?(services: Pick<Services, "database" | "now">, key: string): Promise<StandInPage | null>;
}

export interface StandInPage {
  /** Reference of the payment. */
  reference: string;
  amount: string;
  approvedUrl: string;
  cancelledUrl: string;
}

/** Everything that defines a payment method that is paid before the order exists. `all.ts` lists them. */
export interface ProviderEntry {
  words: Words;
  /** Minutes that a shopper has to pay. */
  lifeMinutes: number;
  isConfigured(env: Env): boolean;
  /** Whether the store has entered what this way to pay needs, such as its account. Absent if it needs nothing. */
  isReady?(store: { settings: { khqr: object | null } }): boolean;
  /** The adapter for what is configured, or for the stand-in at an address. */
  open(env: Env, log: Logger, standInUrl: string | null): OnlineProvider;
  /** Without one the demo offers the way only where it is configured. */
  standIn?: StandIn;
}
