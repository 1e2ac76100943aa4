import type { Context } from "../../../platform/context.ts";
import { isService } from "../../../modules/catalog/public.ts";
import type { Narrowing } from "../../../modules/search/public.ts";
import { mostValues } from "./count-sql.ts";
import type { Count, FacetCounts } from "../counts.ts";
import { isByVariants, type ListingFilter } from "../listing-filter.ts";
import { isPriced, isPromoted, cachedShelf, type CachedShelf, type ShelvedProduct } from "../shelves/cached-shelf.ts";

/** Counts by id, most first, with what is known by the id. */
function ranked<Named extends object>(
  counts: Map<number, number>,
  named: (id: number) => Named | undefined,
): (Count & Named)[] {
  return [...counts]
    .sort(([a, few], [b, many]) => many - few || a - b)
    .slice(0, mostValues)
    .flatMap(([id, count]) => {
      const names = named(id);
      return names ? { id, count, ...names } : [];
    });
}

/**
 * The counts of a shelf under other limits of price, stock and promotion, from memory; null where the database has to be
 * asked, since the shelf holds more than is looked at, or than is kept in memory while `isWhole` says that it can be counted.
 */
export async function countFromCache(
  context: Pick<Context, "database" | "store" | "changes">,
  narrowing: Narrowing,
  filter: ListingFilter,
  isWhole: () => Promise<boolean>,
): Promise<FacetCounts | null> {
  const shelf = await cachedShelf(context, narrowing);
  // Which products are looked at depends on these where there are more.
  if (!shelf || (shelf.partial && (filter.inStock || filter.promotion || (await isWhole())))) return null;
  return countShelf(shelf, filter);
}

function countShelf(shelf: CachedShelf, filter: ListingFilter): FacetCounts {
  const { inStock, promotion, at } = filter;
  const [categories, brands, attributes] = [
    new Map<number, number>(),
    new Map<number, number>(),
    new Map<number, number>(),
  ];
  const add = (counts: Map<number, number>, id: number | null) =>
    id !== null && counts.set(id, (counts.get(id) ?? 0) + 1);
  const services = new Set([...shelf.categories].flatMap(([id, name]) => (isService(name) ? [id] : [])));
  const ofGoods = new Set<number | null>();
  const varied = new Set<string>();
  const sum = { looked: 0, inStock: 0, promotion: 0, min: Infinity, max: -Infinity };
  for (const product of shelf.products) {
    const { price } = product;
    const promoted = isPromoted(product, at);
    if ((inStock && !product.inStock) || (promotion && !promoted)) continue;
    sum.looked++;
    if (isByVariants(filter)) for (const key of variedKeys(shelf, product)) varied.add(key);
    if (price !== null) {
      sum.min = Math.min(sum.min, price);
      sum.max = Math.max(sum.max, price);
    }
    if (!isPriced(product, filter)) continue;
    if (product.inStock) sum.inStock++;
    if (promoted) sum.promotion++;
    add(categories, product.categoryId);
    add(brands, product.brandId);
    if (!services.has(product.categoryId!)) ofGoods.add(product.brandId);
    for (const attribute of product.attributes) add(attributes, attribute);
  }
  return {
    categories: ranked(categories, (id) =>
      shelf.categories.has(id) ? { name: shelf.categories.get(id)! } : undefined,
    ),
    brands: ranked(brands, (id) =>
      ofGoods.has(id) && shelf.brands.has(id) ? { name: shelf.brands.get(id)! } : undefined,
    ),
    attributes: ranked(attributes, (id) => shelf.attributes.get(id)),
    price: sum.max === -Infinity ? null : { min: sum.min, max: sum.max },
    inStock: sum.inStock,
    promotion: sum.promotion,
    looked: sum.looked,
    partial: shelf.partial && sum.looked > 0,
    varied: [...varied],
  };
}

/** Keys of attributes of which a product has several values: its variants differ in them. */
function variedKeys({ attributes: known }: CachedShelf, { attributes }: ShelvedProduct): string[] {
  const keys = attributes.flatMap((id) => known.get(id)?.key ?? []);
  return keys.filter((key, at) => keys.indexOf(key) !== at);
}
