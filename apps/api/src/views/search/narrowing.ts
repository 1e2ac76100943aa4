import type { ProductQuery } from "@shop/contract/types";
import { toMinor, type Currency } from "@shop/kit/money";
import type { Input } from "../../platform/handler.ts";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { readAttributes, type Narrowing } from "../../modules/search/public.ts";
import type { AskedListing, ListingFilter } from "./listing-filter.ts";

type Query = Input<"products.list">["query"];

/** What of a product has no value that a filter names: narrows to nothing. */
const noAttribute = 0;

/** Ids of the values that `filter=key:value` asks for, by key. */
export async function readFilters(db: Queryable, filter: ProductQuery["filter"]): Promise<Map<string, number[]>> {
  const pairs = [filter ?? []].flat().flatMap((text) => {
    const colon = text.indexOf(":");
    return colon < 1 ? [] : [{ key: text.slice(0, colon), value: text.slice(colon + 1) }];
  });
  const wanted = new Map(pairs.map(({ key }) => [key, [] as number[]]));
  if (pairs.length === 0) return wanted;
  for (const { id, key } of (await readAttributes(db, pairs)).values()) wanted.get(key)!.push(id);
  for (const ids of wanted.values()) if (ids.length === 0) ids.push(noAttribute);
  return wanted;
}

/** What the search index narrows by. */
export function narrowingOf({ store }: Context, query: Query, filters: Map<string, number[]>): Narrowing {
  return {
    storeId: store.id,
    categoryId: query.category_id,
    subcategoryId: query.sub_category_id,
    brandIds: query.brand_id === undefined ? undefined : [query.brand_id].flat(),
    attributes: [...filters.values()],
  };
}

/** What the store's own prices and stock narrow by, or those of the variants `asked` for; prices come as major units. */
export function listingFilterOf({ store, now }: Context, query: Query, asked?: readonly AskedListing[]): ListingFilter {
  return {
    storeId: store.id,
    ...minorPrices(store.currency, query.price_min, query.price_max),
    inStock: query.in_stock,
    promotion: query.promotion,
    at: now(),
    asked,
  };
}

/** A range of prices in minor units, from one in major units that need not come out even. */
export function minorPrices(
  currency: Currency,
  min: number | undefined,
  max: number | undefined,
): Pick<ListingFilter, "priceMin" | "priceMax"> {
  const minorPerMajor = toMinor(1, currency)!;
  return {
    priceMin: min === undefined ? undefined : Math.ceil(min * minorPerMajor - 1e-6),
    priceMax: max === undefined ? undefined : Math.floor(max * minorPerMajor + 1e-6),
  };
}
