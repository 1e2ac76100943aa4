import { inArray } from "drizzle-orm";
import type { CallData } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import { brands, categories } from "../../modules/catalog/tables.ts";
import { namesMatch, parseQuery, signsOf, type Query } from "../../modules/search/public.ts";
import { categoryPath, subcategoryPath } from "../catalog/category-path.ts";
import { readProductCards } from "../catalog/product-card.ts";
import type { Count } from "./find-products.ts";
import { searchPriced } from "./priced-text.ts";
import { withinTime } from "./within-time.ts";

type Suggestions = CallData<"search.suggest">;

/** Specification, section 9. */
const suggestedProducts = 12;
const suggestedPlaces = 4;
/** Suggestions come with every key, so they look at fewer products than a search. */
const mostCandidates = 200;

/**
 * Whether a text is long enough to suggest something: 3 letters, or 2 signs of Khmer or Chinese,
 * where a flat 3 would never suggest 手机 (specification, section 5, and its second reading).
 */
export function isLongEnough(text: string): boolean {
  const { latin, khmer, han } = signsOf(text);
  return khmer >= 2 || han >= 2 || latin + khmer + han >= 3;
}

/** Products, categories and brands for what is typed so far; nothing for less than is worth asking. */
export async function suggest(context: Context, text: string): Promise<Suggestions> {
  if (!isLongEnough(text)) return { products: [], categories: [], brands: [] };
  const { store, now } = context;
  const search = await withinTime(context, null, (db) =>
    searchPriced(context, db, {
      text,
      narrowing: { storeId: store.id },
      filter: { storeId: store.id, at: now() },
      page: { sort: "relevance", offset: 0, rows: suggestedProducts },
      counted: "places",
      most: mostCandidates,
      enough: 1,
    }),
  );
  if (!search?.answer.counts) return { products: [], categories: [], brands: [] };
  const { ids, counts, suggestion } = search.answer;
  const query = parseQuery(suggestion ?? search.request.text);
  const [products, foundCategories, foundBrands] = await Promise.all([
    readProductCards(context, ids),
    suggestCategories(context, query, [...counts.categories, ...counts.subcategories]),
    suggestBrands(context, query, counts.brands),
  ]);
  return { products, categories: foundCategories, brands: foundBrands };
}

const inOrderOf = (counts: readonly Count[]) => (a: { id: number }, b: { id: number }) => placeOf(counts, a.id) - placeOf(counts, b.id);
const placeOf = (counts: readonly Count[], wanted: number) => counts.findIndex(({ id }) => id === wanted);

/** Categories of the products found whose names are what is typed. */
async function suggestCategories(context: Context, query: Query, counts: readonly Count[]): Promise<Suggestions["categories"]> {
  const { db } = context.database;
  const rows = await db.select().from(categories).where(inArray(categories.id, counts.map(({ id }) => id)));
  const meant = rows.filter(({ name }) => namesMatch(query, name)).sort(inOrderOf(counts)).slice(0, suggestedPlaces);
  const top = await topCategories(db, meant);
  return meant.map(({ id, key, level, name }) => ({
    id,
    name: inLanguage(name, context.language),
    to: level === 1 ? categoryPath({ id, key }) : subcategoryPath(top.get(id) ?? id, id),
  }));
}

/** Makers of the products found whose names are what is typed. */
async function suggestBrands({ database }: Context, query: Query, counts: readonly Count[]): Promise<Suggestions["brands"]> {
  const rows = await database.db.select({ id: brands.id, name: brands.name }).from(brands).where(inArray(brands.id, counts.map(({ id }) => id)));
  return rows
    .filter(({ name }) => namesMatch(query, { en: name }))
    .sort(inOrderOf(counts))
    .slice(0, suggestedPlaces)
    .map(({ id, name }) => ({ id, name, to: `/category?brand_id=${id}` }));
}

/** The category above each sub-category. */
async function topCategories(tx: Queryable, rows: { id: number; parentId: number | null }[]): Promise<Map<number, number>> {
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const groups = parents.length > 0 ? await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories).where(inArray(categories.id, parents)) : [];
  const above = new Map(groups.map(({ id, parentId }) => [id, parentId]));
  return new Map(rows.flatMap(({ id, parentId }) => (parentId === null || !above.get(parentId) ? [] : [[id, above.get(parentId)!] as const])));
}
