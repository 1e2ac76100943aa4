import { ways, type PaymentWay } from "@shop/contract/payment-ways";
import { isOnline, onlinePayment, onlineWays, type OnlineWay } from "@shop/contract/online-ways";
import type { Currency } from "@shop/kit/money";
import type { Env } from "../../platform/env.ts";
import { providerEntries } from "./providers/all.ts";

/** Whether a method is simulated: only in the demo, and only if no provider is configured. */
export function isSimulated(way: OnlineWay, env: Env): boolean {
  const { standIn, isConfigured } = providerEntries[way];
  return env.mode === "demo" && standIn !== undefined && !isConfigured(env);
}

/** Whether a method has a provider, configured or simulated. */
const canConfirm = (way: OnlineWay, env: Env): boolean =>
  isSimulated(way, env) || providerEntries[way].isConfigured(env);

type Phones = Record<"smart" | "cellcard" | "metfone", string | null>;

/** The phone number for transfers to a store without accounts; null if it has none either. */
export const transferPhone = ({ smart, cellcard, metfone }: Phones): string | null =>
  smart || cellcard || metfone || null;

/** The data of a store that its payment methods depend on. */
interface Taker<Way extends { type: PaymentWay } = { type: PaymentWay }> {
  currency: Currency;
  info: { phones: Phones };
  settings: { payments: readonly Way[]; khqr: object | null; bankAccounts: readonly object[] };
}

/** Why a store cannot offer a payment method that it has enabled. */
type Lack = "account" | "merchant" | "provider" | "currency";

/** What is missing for a payment method at a store. A transfer needs an account or a phone; a method paid before the order needs the provider's settings, and a provider that supports the currency. */
export function lackOf(way: PaymentWay, { settings, info, currency }: Taker, env: Env): Lack | null {
  if (ways[way].paid === "by_transfer" && settings.bankAccounts.length === 0 && transferPhone(info.phones) === null)
    return "account";
  if (!isOnline(way)) return null;
  if (providerEntries[way].isReady?.({ settings }) === false) return "merchant";
  if (!canConfirm(way, env)) return "provider";
  return currency === "USD" || onlinePayment(way).takesRiel ? null : "currency";
}

/** Whether a store offers a payment method. */
export const takesWay = (store: Taker, way: PaymentWay, env: Env): boolean =>
  store.settings.payments.some(({ type }) => type === way) && lackOf(way, store, env) === null;

/** The payment methods that a store offers, in its own order. */
export const waysTaken = <Way extends { type: PaymentWay }>(store: Taker<Way>, env: Env): Way[] =>
  store.settings.payments.filter(({ type }) => takesWay(store, type, env));

/** Whether any payment method is simulated here. */
export const isAnySimulated = (env: Env): boolean => onlineWays.some((way) => isSimulated(way, env));
