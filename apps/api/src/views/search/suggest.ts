import { inArray } from "drizzle-orm";
import type { CallData } from "@shop/contract/types";
import { inLanguage, type LocalText } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { brands, categories } from "../../modules/catalog/tables.ts";
import { namesMatch, parseQuery, signsOf } from "../../modules/search/public.ts";
import { categoryPath, subcategoryPath } from "../catalog/category-path.ts";
import { readProductCards } from "../catalog/product-card.ts";
import type { Count, FacetCounts } from "./find-products.ts";
import { searchIds } from "./search-ids.ts";
import { withinTime } from "./within-time.ts";

type Suggestions = CallData<"search.suggest">;

/** Specification, section 9. */
const suggestedProducts = 12;
const suggestedPlaces = 4;
/** Suggestions come with every key, so they look at fewer products than a search. */
const mostCandidates = 300;

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
  const nothing = { ids: [] as number[], categories: [] as Suggestions["categories"], brands: [] as Suggestions["brands"] };
  if (!isLongEnough(text)) return { products: [], categories: [], brands: [] };
  const { ids, ...places } = await withinTime(context, nothing, async (tx) => {
    const { store, now } = context;
    const found = await searchIds(tx, {
      text,
      narrowing: { storeId: store.id },
      filter: { storeId: store.id, at: now() },
      page: { sort: "relevance", offset: 0, rows: suggestedProducts },
      counted: "places",
      most: mostCandidates,
    });
    if (!found.counts) return nothing;
    return { ids: found.ids, ...(await suggestPlaces(tx, context, found.suggestion ?? text, found.counts)) };
  });
  return { products: await readProductCards(context, ids), ...places };
}

/** Categories and brands of the products found whose names are what is typed. */
async function suggestPlaces(tx: Tx, context: Context, text: string, counts: Pick<FacetCounts, "categories" | "subcategories" | "brands">) {
  const query = parseQuery(text);
  const ids = (...lists: Count[][]) => lists.flat().map(({ id }) => id);
  const categoryIds = ids(counts.categories, counts.subcategories);
  const brandIds = ids(counts.brands);
  const categoryRows = await tx.select().from(categories).where(inArray(categories.id, categoryIds));
  const brandRows = await tx.select({ id: brands.id, name: brands.name }).from(brands).where(inArray(brands.id, brandIds));
  const top = await topCategories(tx, categoryRows);
  const order = (list: number[]) => (a: { id: number }, b: { id: number }) => list.indexOf(a.id) - list.indexOf(b.id);
  const isMeant = (name: LocalText) => namesMatch(query, name);
  return {
    categories: categoryRows
      .filter(({ name }) => isMeant(name))
      .sort(order(categoryIds))
      .slice(0, suggestedPlaces)
      .map(({ id, key, level, name }) => ({
        id,
        name: inLanguage(name, context.language),
        to: level === 1 ? categoryPath({ id, key }) : subcategoryPath(top.get(id) ?? id, id),
      })),
    brands: brandRows
      .filter(({ name }) => isMeant({ en: name }))
      .sort(order(brandIds))
      .slice(0, suggestedPlaces)
      .map(({ id, name }) => ({ id, name, to: `/category?brand_id=${id}` })),
  };
}

/** The category above each sub-category. */
async function topCategories(tx: Tx, rows: { id: number; parentId: number | null }[]): Promise<Map<number, number>> {
  const parents = rows.flatMap(({ parentId }) => parentId ?? []);
  const groups = parents.length > 0 ? await tx.select({ id: categories.id, parentId: categories.parentId }).from(categories).where(inArray(categories.id, parents)) : [];
  const above = new Map(groups.map(({ id, parentId }) => [id, parentId]));
  return new Map(rows.flatMap(({ id, parentId }) => (parentId === null || !above.get(parentId) ? [] : [[id, above.get(parentId)!] as const])));
}
