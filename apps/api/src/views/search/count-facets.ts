import type { Facets } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { isService } from "../../modules/catalog/public.ts";
import type { Narrowing } from "../../modules/search/public.ts";
import { countOne, type CountedKind, type CountedValue, type FacetCounts, type ListingFilter, type Source } from "./find-products.ts";
import { nameFacets } from "./name-facets.ts";

interface Counting {
  context: Context;
  narrowing: Narrowing;
  filter: ListingFilter;
  /** Ids of the wanted values by key of their attribute. */
  filters: ReadonlyMap<string, number[]>;
  /** Whether other categories have something of it too, as where a text was searched for or a list is of all that is on promotion. */
  acrossCategories: boolean;
  /** The products of a narrowing: those that a text finds, or all. */
  source: (narrowing: Narrowing) => Source;
}

/**
 * The filters that a list offers. What is narrowed by already still shows its other values: a
 * shopper who took one brand sees how many the others would add.
 */
export async function countFacets(tx: Db, counts: FacetCounts, { context, narrowing, filter, filters, source, acrossCategories }: Counting): Promise<Facets> {
  const without = <Kind extends CountedKind>(change: Partial<Narrowing>, kind: Kind, chosen: readonly number[]) => countOne(tx, source({ ...narrowing, ...change }), filter, kind, chosen);
  const { categoryId, brandIds } = narrowing;
  let { categories, brands, attributes } = counts;
  if (categoryId !== undefined && acrossCategories) categories = await without({ categoryId: undefined, subcategoryId: undefined }, "categories", [categoryId]);
  if (brandIds !== undefined) brands = await without({ brandIds: undefined }, "brands", [...new Set(brandIds)]);
  for (const [key, chosen] of filters) {
    const others = [...filters].filter(([other]) => other !== key).map(([, wanted]) => wanted);
    attributes = replaceKey(attributes, key, await without({ attributes: others }, "attributes", chosen));
  }
  const ofServices = counts.categories.length > 0 && counts.categories.every(({ name }) => isService(name));
  return nameFacets({ ...counts, categories, brands, attributes }, { ofServices, store: context.store, language: context.language, chosen: { brands: new Set(brandIds), attributes: filters } });
}

/** Counts in which the values of one key are those of other counts. */
function replaceKey(counts: CountedValue[], key: string, others: CountedValue[]): CountedValue[] {
  return [...counts.filter((value) => value.key !== key), ...others.filter((value) => value.key === key)];
}
