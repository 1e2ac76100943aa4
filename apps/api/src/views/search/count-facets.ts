import { inArray, type SQL } from "drizzle-orm";
import type { Facets } from "@shop/contract/types";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { Narrowing } from "../../modules/search/public.ts";
import { searchAttributes } from "../../modules/search/tables.ts";
import { countOne, type Count, type FacetCounts, type ListingFilter } from "./find-products.ts";
import { nameFacets } from "./name-facets.ts";

interface Counting {
  context: Context;
  narrowing: Narrowing;
  filter: ListingFilter;
  /** Ids of the wanted values by key of their attribute. */
  filters: ReadonlyMap<string, number[]>;
  /** Whether other categories have something of it too, as where a text was searched for. */
  acrossCategories: boolean;
  /** The products of a narrowing: those that a text finds, or all. */
  source: (narrowing: Narrowing) => SQL;
}

/**
 * The filters that a list offers. What is narrowed by already still shows its other values: a
 * shopper who took one brand sees how many the others would add.
 */
export async function countFacets(tx: Queryable, counts: FacetCounts, { context, narrowing, filter, filters, source, acrossCategories }: Counting): Promise<Facets> {
  const without = (change: Partial<Narrowing>, kind: "categories" | "brands" | "attributes") => countOne(tx, source({ ...narrowing, ...change }), filter, kind);
  let { categories, brands, attributes } = counts;
  if (narrowing.categoryId !== undefined && acrossCategories) categories = await without({ categoryId: undefined, subcategoryId: undefined }, "categories");
  if (narrowing.brandIds !== undefined) brands = await without({ brandIds: undefined }, "brands");
  for (const [key, ids] of filters) {
    const others = [...filters].filter(([other]) => other !== key).map(([, wanted]) => wanted);
    attributes = await replaceKey(tx, attributes, key, ids, await without({ attributes: others }, "attributes"));
  }
  const named = { store: context.store, language: context.language, usedKeys: new Set(filters.keys()) };
  return nameFacets(tx, { ...counts, categories, brands, attributes }, named);
}

/** Counts in which the values of one key are those of other counts. */
async function replaceKey(tx: Queryable, counts: Count[], key: string, wanted: number[], others: Count[]): Promise<Count[]> {
  const ids = [...new Set([...counts, ...others].map(({ id }) => id).concat(wanted))];
  const rows = await tx.select({ id: searchAttributes.id, key: searchAttributes.key }).from(searchAttributes).where(inArray(searchAttributes.id, ids));
  const ofKey = new Set(rows.filter((row) => row.key === key).map(({ id }) => id));
  return [...counts.filter(({ id }) => !ofKey.has(id)), ...others.filter(({ id }) => ofKey.has(id))];
}
