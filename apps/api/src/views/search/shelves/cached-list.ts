import type { Sort } from "@shop/contract/types";
import type { Context } from "../../../platform/context.ts";
import type { Input } from "../../../platform/handler.ts";
import { listingFilterOf, narrowingOf } from "../narrowing.ts";
import { isPriced, isPromoted, cachedShelf, type ShelvedProduct } from "./cached-shelf.ts";

/** Ties are ordered by id; products without a price come last. */
const orders: Record<Exclude<Sort, "relevance">, (one: ShelvedProduct, other: ShelvedProduct) => number> = {
  newest: (one, other) => one.newest - other.newest,
  name: (one, other) => one.named - other.named,
  price_asc: (one, other) => (one.price ?? Infinity) - (other.price ?? Infinity) || one.id - other.id,
  price_desc: (one, other) => (other.price ?? -Infinity) - (one.price ?? -Infinity) || one.id - other.id,
};

/**
 * A page of a list without text, from memory; null where the database has to be asked, since it is
 * of no whole shelf or of one with more products than are cached.
 */
export async function listFromCache(
  context: Context,
  query: Input<"products.list">["query"],
  { offset, rows }: { offset: number; rows: number },
): Promise<{ ids: number[]; total: number } | null> {
  const narrowing = narrowingOf(context, query, new Map());
  const shelf = await cachedShelf(context, narrowing);
  if (!shelf || shelf.partial) return null;
  const { categoryId } = narrowing;
  const filter = listingFilterOf(context, query);
  const listed = shelf.products.filter(
    (product) =>
      (categoryId === undefined || product.categoryId === categoryId) &&
      (!filter.inStock || product.inStock) &&
      (!filter.promotion || isPromoted(product, filter.at)) &&
      isPriced(product, filter),
  );
  const sort = query.sort ?? "relevance";
  if (sort !== "relevance") listed.sort(orders[sort]);
  return { ids: listed.slice(offset, offset + rows).map(({ id }) => id), total: listed.length };
}
