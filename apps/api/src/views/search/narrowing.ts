import type { ProductQuery } from "@shop/contract/types";
import { toMinor } from "@shop/kit/money";
import type { Input } from "../../platform/handler.ts";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { readAttributes, type Narrowing } from "../../modules/search/public.ts";
import type { ListingFilter } from "./find-products.ts";

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

/** What the store's own prices and stock narrow by; prices come as major units. */
export function listingFilterOf({ store, now }: Context, query: Query): ListingFilter {
  const minorPerMajor = toMinor(1, store.currency)!;
  return {
    storeId: store.id,
    priceMin: query.price_min === undefined ? undefined : Math.ceil(query.price_min * minorPerMajor - 1e-6),
    priceMax: query.price_max === undefined ? undefined : Math.floor(query.price_max * minorPerMajor + 1e-6),
    inStock: query.in_stock,
    promotion: query.promotion,
    at: now(),
  };
}
