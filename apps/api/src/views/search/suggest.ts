import type { CallData } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { namesMatch, parseQuery, signsOf, type Query } from "../../modules/search/public.ts";
import { browsePage } from "../catalog/browse-products.ts";
import { categoryPath, subcategoryPath } from "../catalog/category-path.ts";
import { readProductCards } from "../catalog/product-card.ts";
import type { PlaceCounts } from "./find-products.ts";
import { reading } from "../reading.ts";
import { searchPriced } from "./priced-text.ts";
import { readAlone } from "./read-alone.ts";
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
export async function suggest(given: Context, text: string): Promise<Suggestions> {
  if (!isLongEnough(text)) return { products: [], categories: [], brands: [] };
  const context = reading(given);
  const { store, now } = context;
  const alone = readAlone(context, {}, text);
  if (alone) {
    const { price_min: priceMin, price_max: priceMax, sort } = alone.query;
    const { ids } = await browsePage(context, { priceMin, priceMax, sort }, { offset: 0, limit: suggestedProducts });
    return { products: await readProductCards(context, ids), categories: [], brands: [] };
  }
  const search = await withinTime(context, null, (db) =>
    searchPriced(context, db, {
      text,
      narrowing: { storeId: store.id },
      filter: { storeId: store.id, at: now() },
      page: { sort: "relevance", offset: 0, rows: suggestedProducts },
      counted: "places",
      most: mostCandidates,
      enough: 1,
      typing: true,
      unordered: true,
    }),
  );
  if (!search?.answer.counts) return { products: [], categories: [], brands: [] };
  const { ids, counts, suggestion } = search.answer;
  const query = parseQuery(suggestion ?? search.request.text);
  return { products: await readProductCards(context, ids), categories: suggestCategories(context, query, counts), brands: suggestBrands(query, counts) };
}

/** Categories of the products found whose names are what is typed. */
function suggestCategories({ language }: Context, query: Query, { categories, subcategories }: PlaceCounts): Suggestions["categories"] {
  const places = [...categories.map((category) => ({ ...category, to: categoryPath(category) })), ...subcategories.map((each) => ({ ...each, to: subcategoryPath(each.top, each.id) }))];
  return places
    .filter(({ name }) => namesMatch(query, name))
    .slice(0, suggestedPlaces)
    .map(({ id, name, to }) => ({ id, name: inLanguage(name, language), to }));
}

/** Makers of the products found whose names are what is typed. */
function suggestBrands(query: Query, { brands }: PlaceCounts): Suggestions["brands"] {
  return brands
    .filter(({ name }) => namesMatch(query, { en: name }))
    .slice(0, suggestedPlaces)
    .map(({ id, name }) => ({ id, name, to: `/category?brand_id=${id}` }));
}
