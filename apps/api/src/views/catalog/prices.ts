import { toMajor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";

/** Of a variant, or of a product without any: each has its own promotion, with an end of its own. */
interface Priced {
  price: number | null;
  promoPrice: number | null;
  promoEndsAt: Date | null;
}

/** Whether the promotion runs at a time: one without an end always does. */
export function promotionRuns({ promoEndsAt }: Pick<Priced, "promoEndsAt">, now: Date): boolean {
  return promoEndsAt === null || promoEndsAt > now;
}

/** The price to pay at a time, in minor units; null for a price on request. */
export function dueOf(priced: Priced, now: Date): number | null {
  return priced.promoPrice !== null && promotionRuns(priced, now) ? priced.promoPrice : priced.price;
}

/** Prices in the API's format; without promotions that have ended. */
export function wirePrices(priced: Priced, now: Date, { store }: Pick<Context, "store">) {
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, store.currency));
  const promo = promotionRuns(priced, now) ? major(priced.promoPrice) : null;
  return {
    price: major(priced.price),
    promo_price: promo,
    promo_ends_at: promo === null ? null : (priced.promoEndsAt?.toISOString() ?? null),
  };
}
