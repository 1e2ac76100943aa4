import { toMajor } from "@shop/kit/money";
import type { Context } from "../../platform/context.ts";
import type { SoldProduct } from "./sold-products.ts";

interface Priced {
  price: number | null;
  promoPrice: number | null;
}

/** Whether the promotion of a product runs now: one without an end always does. */
export function promotionRuns({ listing }: SoldProduct, now: Date): boolean {
  return listing.promoEndsAt === null || listing.promoEndsAt > now;
}

/** What is due today, in minor units; null is price on request. */
export function dueOf({ price, promoPrice }: Priced, running: boolean): number | null {
  return running && promoPrice !== null ? promoPrice : price;
}

/** Prices as they go over the wire; a promotion that has ended is not told. */
export function wirePrices({ price, promoPrice }: Priced, running: boolean, { store }: Pick<Context, "store">) {
  const major = (amount: number | null) => (amount === null ? null : toMajor(amount, store.currency));
  return { price: major(price), promo_price: running ? major(promoPrice) : null };
}
