import type { Facets } from "@shop/contract/types";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { isService } from "../../../modules/catalog/public.ts";
import type { Narrowing } from "../../../modules/search/public.ts";
import type { Count, CountedKind, CountedValue, FacetCounts } from "../counts.ts";
import { countOne, type Source } from "../find-products.ts";
import { isByVariants, type ListingFilter } from "../listing-filter.ts";
import { shelfConditions } from "../shelves/best-selling.ts";
import { countStore } from "./count-store.ts";
import { nameFacets } from "./name-facets.ts";
import { readPriceRange } from "./read-price-range.ts";

interface Counting {
  context: Context;
  narrowing: Narrowing;
  filter: ListingFilter;
  /** Ids of the wanted values by key of their attribute. */
  filters: ReadonlyMap<string, number[]>;
  /** Whether a text was searched for. */
  ofText: boolean;
  /** The products of a narrowing: those that a text finds, or all. */
  source: (narrowing: Narrowing) => Source | Promise<Source>;
}

const inPart = <Value extends Count>(values: readonly Value[]): Value[] =>
  values.map((value) => ({ ...value, partial: true }));

/**
 * The filters that a list offers. What is narrowed by already still shows its other values: a
 * shopper who took one brand sees how many the others would add.
 */
export async function countFacets(
  tx: Db,
  counts: FacetCounts,
  { context, narrowing, filter, filters, source, ofText }: Counting,
): Promise<Facets> {
  const without = async <Kind extends CountedKind>(change: Partial<Narrowing>, kind: Kind, chosen: readonly number[]) =>
    countOne(tx, await source({ ...narrowing, ...change }), filter, kind, chosen);
  const { storeId, categoryId, brandIds } = narrowing;
  // Everything that the store sells has counts that the database maintains.
  const isWholeStore = (narrower: Narrowing) =>
    !ofText && !isByVariants(filter) && !filter.promotion && shelfConditions(narrower)?.length === 0;
  let { categories, brands, attributes, price } = counts;
  if (counts.partial) {
    [categories, brands] = isWholeStore(narrowing)
      ? await Promise.all([countStore(tx, storeId, "categories"), countStore(tx, storeId, "brands")])
      : [inPart(categories), inPart(brands)];
    attributes = inPart(attributes);
    price = ofText ? null : await readPriceRange(tx, narrowing, filter);
  }
  // Other categories may have something of it too.
  if (categoryId !== undefined && (ofText || brandIds !== undefined || filter.promotion))
    categories = await without({ categoryId: undefined, subcategoryId: undefined }, "categories", [categoryId]);
  if (brandIds !== undefined) {
    const chosen = [...new Set(brandIds)];
    brands = isWholeStore({ ...narrowing, brandIds: undefined })
      ? await countStore(tx, storeId, "brands", chosen)
      : await without({ brandIds: undefined }, "brands", chosen);
  }
  for (const [key, chosen] of filters) {
    const others = [...filters].filter(([other]) => other !== key).map(([, wanted]) => wanted);
    attributes = replaceKey(attributes, key, await without({ attributes: others }, "attributes", chosen));
  }
  const ofServices = counts.categories.length > 0 && counts.categories.every(({ name }) => isService(name));
  return nameFacets(
    { ...counts, categories, brands, attributes, price },
    {
      ofServices,
      store: context.store,
      language: context.language,
      chosen: { brands: new Set(brandIds), attributes: filters },
    },
  );
}

/** Counts in which the values of one key are those of other counts. */
function replaceKey(counts: CountedValue[], key: string, others: CountedValue[]): CountedValue[] {
  return [...counts.filter((value) => value.key !== key), ...others.filter((value) => value.key === key)];
}
