import type { ProductCard, Sort } from "@shop/contract/types";
import type { Context } from "../platform/context.ts";
import type { AsksFor } from "../modules/search/public.ts";
import { readProductCards } from "./catalog/product-card.ts";

/** Longer lists, as of all phones, stand by the cheapest variants: nobody turns so many pages. */
export const mostByAskedPrice = 300;

/** What prices, in major units, do to a list. */
export interface ByPrice {
  sort: Sort | undefined;
  min: number | undefined;
  max: number | undefined;
}

export const isByPrice = ({ sort, min, max }: ByPrice): boolean => sort === "price_asc" || sort === "price_desc" || min !== undefined || max !== undefined;

/**
 * All cards of a list that asks for options, by what those cost: the cheapest SSD of 2 TB is not the one whose 500 GB
 * cost least, and none is under 100 whose 2 TB cost more. Null where no product has variants that are asked for.
 */
export async function byAskedPrice(context: Context, ids: readonly number[], asksFor: AsksFor, { sort, min = 0, max = Infinity }: ByPrice): Promise<ProductCard[] | null> {
  const cards = await readProductCards(context, ids, asksFor);
  if (!cards.some((card) => card.asked_options)) return null;
  const due = ({ promo_price, price }: ProductCard) => promo_price ?? price ?? Infinity;
  const within = cards.filter((card) => due(card) >= min && due(card) <= max);
  if (sort === "price_asc") return within.toSorted((a, b) => due(a) - due(b) || 0);
  return sort === "price_desc" ? within.toSorted((a, b) => due(b) - due(a) || 0) : within;
}
