import sql, { type Sql } from "sql-template-tag";

/** What the variants of a product cost that have the options asked for, in minor units, and whether any is there. */
export interface AskedListing {
  productId: number;
  price: number;
  inStock: boolean;
}

/** Conditions on what a store asks and has, beside those that the search index answers. */
export interface ListingFilter {
  storeId: number;
  /** Minor units. */
  priceMin?: number | undefined;
  priceMax?: number | undefined;
  inStock?: boolean | undefined;
  promotion?: boolean | undefined;
  at: Date;
  /** Products whose variants are asked for by their options: they stand by those. */
  asked?: readonly AskedListing[] | undefined;
  /** Products that come first by relevance, in this order. */
  first?: readonly number[] | undefined;
}

/** The conditions of a range of prices. */
export const withinPrices = ({ priceMin, priceMax }: Pick<ListingFilter, "priceMin" | "priceMax">): Sql[] => [
  ...(priceMin === undefined ? [] : [sql`sort_price >= ${priceMin}`]),
  ...(priceMax === undefined ? [] : [sql`sort_price <= ${priceMax}`]),
];

export const promotedAt = (at: Date) =>
  sql`(on_promotion and (promo_ends_at is null or promo_ends_at > ${at.toISOString()}::timestamptz))`;

/** The conditions of a filter, all but those of its prices. */
export const besidePrices = ({ inStock, promotion, at }: ListingFilter, isInStock = sql`in_stock`): Sql[] => [
  ...(inStock ? [isInStock] : []),
  ...(promotion ? [promotedAt(at)] : []),
];

/** Whether prices or stock limit a list, which then are those of the variants that are asked for. */
export const isByVariants = ({ priceMin, priceMax, inStock }: ListingFilter): boolean =>
  priceMin !== undefined || priceMax !== undefined || inStock === true;
