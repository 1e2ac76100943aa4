import type { Hono } from "hono";
import type { LocalText } from "@shop/kit/locale";
import type { Money } from "@shop/kit/money";
import type { Services } from "../../../platform/context.ts";
import type { Env } from "../../../platform/env.ts";
import type { Logger } from "../../../platform/log.ts";
import type { Payment } from "../change-payment.ts";
import type { Action, ActionOptions } from "../simulated-bank/action.ts";
import type { RefundKind } from "../tables.ts";
import type { ReportedMoney } from "./read-money.ts";

/** The state of a payment at a bank or provider. */
export type Answer =
  | { kind: "waiting" }
  | { kind: "declined" }
  /** The money was taken from the shopper, and the provider is reviewing it. That may take days, in which nobody may say that nothing was charged. */
  | { kind: "reviewed"; at: Date }
  | ({
      kind: "paid";
      /** The transfer's id, so that none counts twice. */
      hash: string;
      /** When the shopper sent it. */
      at: Date;
    } & ReportedMoney);

export interface OpenTerms {
  /** URLs to which the provider sends the shopper back. */
  successUrl: string;
  cancelUrl: string;
  storeName: string;
}

export interface Opened {
  /** The provider's id of the payment. */
  key: string;
  /** The page where the shopper approves. */
  link: string;
}

interface AskTerms {
  /** False if the payment has ended: a provider that captures money only on request must then not capture it. */
  mayCapture: (payment: Payment) => boolean;
}

interface RefundTerms {
  /** The transfer's id. */
  hash: string;
  money: Money;
  /** The shopper sees it. */
  reason: string;
  /** The shop's id of this refund. */
  request: string;
}

/** The state of a refund at a provider. */
export interface ReportedRefund {
  /** The provider's id of the refund. */
  key: string;
  /** Null if the provider only says that everything was refunded. */
  money: ReportedMoney | null;
  /** Whether all of the money has been refunded. */
  isAll: boolean;
  /** Who made the refund; null if the provider does not say. */
  kind: RefundKind | null;
  at: Date | null;
}

/** A webhook. Its content is not trusted: it only makes the server ask the provider about the payment. */
export interface WebhookNotice {
  /** The provider's name of the event. */
  event: string;
  /** Possible keys of the payment, the most likely first. */
  keys: string[];
  /** The id of the transfer that it is about, if any. */
  hash: string | null;
  /** For a refund: the provider's id, and who made it, which is used only if the provider does not say so when asked. */
  refund: { id: string; kind: RefundKind } | null;
}

interface Webhooks {
  /** Null if the request cannot be a webhook of the provider. */
  read(body: string): WebhookNotice | null;
  /** Whether the provider confirms that it sent this. */
  verify(sent: { headers: Headers; body: string }): Promise<boolean>;
}

/** A bank or provider that takes money before the order is placed. */
export interface OnlineProvider {
  /** Maximum number of payments in one check. */
  batch: number;
  /** Requests sent at once: several if each is about one payment only. */
  questions: number;
  /** Checks payments by the provider's ids. Those without a result could not be checked. Throws if the provider does not answer. */
  ask(payments: readonly Payment[], terms: AskTerms): Promise<Map<number, Answer>>;
  /** For methods by link: opens the payment at the provider. Called again for the same payment, it returns the same one. */
  open?(payment: Payment, terms: OpenTerms): Promise<Opened>;
  /** For methods by code: the link that opens an app with it; null if there is none. */
  deepLink?(code: string, source: { name: string; icon: string; callback: string }): Promise<string | null>;
  /** Where the entry's `refunds` is set: refunds a part of a transfer, or says why not. The same request is carried out only once. Throws if the provider does not answer. */
  refund?(terms: RefundTerms): Promise<{ id: string } | { refused: string }>;
  /** The refund of a transfer; null if the provider does not report one (yet). */
  askRefund?(payment: Payment, hash: string, refundId: string): Promise<ReportedRefund | null>;
  webhooks?: Webhooks;
}

/** The texts of a payment method. */
export interface Words {
  name: LocalText;
  description: LocalText;
}

/** A simulated provider for the demo. It implements the part of the protocol that the adapter uses, so that the adapter's real code runs. */
interface StandIn {
  app(services: Pick<Services, "database" | "now">): Hono;
  /** Simulates an action of the shopper or the bank; false if it is no longer possible. */
  act(
    services: Pick<Services, "database" | "now">,
    payment: { key: string; data: string },
    action: Action,
    asked: ActionOptions,
  ): Promise<boolean>;
  /** For methods by link: the contents of its page at `/simulator/WAY/KEY`, and where it leads back to; null if there is no such payment. */
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
  /** How many minutes the shopper has to pay. */
  lifeMinutes: number;
  isConfigured(env: Env): boolean;
  /** Whether it refunds on request. */
  refunds?: boolean;
  /** Whether the store has the settings that the method needs, such as an account. Absent if it needs none. */
  isReady?(store: { settings: { khqr: object | null } }): boolean;
  /** The adapter for the configured provider, or for a simulated one at the given URL. */
  open(env: Env, log: Logger, standInUrl: string | null): OnlineProvider;
  /** Without it, the demo offers the method only if it is configured. */
  standIn?: StandIn;
}
