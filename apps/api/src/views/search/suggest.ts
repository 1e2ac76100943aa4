import { subcategoryPath } from "@shop/contract/pages";
import type { CallData } from "@shop/contract/types";
import { inLanguage, type LocalText } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { catalogCache } from "../../platform/changes/catalog-cache.ts";
import {
  categoriesMeant,
  isCertain,
  namingBrand,
  namesMatch,
  optionsAsked,
  parseQuery,
  readPrice,
  signsOf,
  typedText,
  withNameCompleted,
  withoutDigits,
  withoutHalfWord,
  withoutLetter,
  type Query,
} from "../../modules/search/public.ts";
import { browsePage } from "../catalog/browse-products.ts";
import { categoryPath } from "../catalog/category-path.ts";
import { readProductCards } from "../catalog/product-card.ts";
import type { PlaceCounts } from "./counts.ts";
import { withQuickDatabase } from "../quick-database.ts";
import { cachedPlaces } from "./text/cached-places.ts";
import { searchText } from "./text/search-text.ts";
import type { SearchRequest } from "./text/request-and-answer.ts";
import { readListRequest } from "./text/read-list-request.ts";
import { runWithTimeout } from "./run-with-timeout.ts";

type Suggestions = CallData<"search.suggest">;

/** Specification, section 9. */
const suggestedProducts = 12;
const suggestedPlaces = 4;
/** Suggestions come with every key, so they look at fewer products than a search. */
const mostCandidates = 200;

/**
 * Whether a text is long enough for suggestions: 3 letters (specification, section 5), or 2 characters of Khmer or
 * Chinese, since a flat 3 would never suggest 手机 or U盘. Khmer is counted as it is typed: in ថ្ម (battery) a subscript letter
 * counts as one character, and in សោ (lock) so does the vowel, but not the sign that only makes the next letter a subscript.
 */
function isLongEnough(text: string): boolean {
  const { latin, khmer, han } = signsOf(text);
  const characters = text.match(/[\p{L}\p{M}]/gu)?.filter((character) => character !== "\u17d2").length ?? 0;
  return latin + khmer + han >= (han > 0 ? 2 : 3) || (khmer > 0 && characters >= 2);
}

/** Products, categories and brands for what is typed so far; nothing for less than is worth asking. */
export async function suggest(given: Context, typed: string): Promise<Suggestions> {
  const text = typedText(typed);
  if (!isLongEnough(text)) return { products: [], categories: [], brands: [] };
  const context = withQuickDatabase(given);
  // A single letter begins any word, so that it leaves out nothing.
  const begun = withoutLetter(parseQuery(text, { typing: true })) ?? { text };
  const alone = readListRequest(context, {}, begun.text);
  if (alone) {
    const { price_min: priceMin, price_max: priceMax, sort, promotion } = alone.query;
    const { ids } = await browsePage(
      context,
      { priceMin, priceMax, sort, promotion },
      { offset: 0, limit: suggestedProducts },
    );
    return { products: await readProductCards(context, ids), categories: [], brands: [] };
  }
  const read = (db: Db) => findContinued(context, db, begun);
  const found = await runWithTimeout(context, nothing, (db) =>
    text.length > longestCached ? read(db) : suggestions(context, text, () => read(db)),
  );
  const { language } = context;
  return {
    products: await readProductCards(
      context,
      found.ids,
      found.asked === null ? undefined : optionsAsked([found.asked]),
    ),
    categories: found.categories.map(({ id, name, to }) => ({ id, name: inLanguage(name, language), to })),
    brands: found.brands,
  };
}

/** What a text suggests, in no language yet. */
interface Suggested {
  ids: number[];
  /** The text as it was looked for, whose options the products are shown in; null where a price was asked for, which is that of the cheapest. */
  asked: string | null;
  categories: { id: number; name: LocalText; to: string }[];
  brands: Suggestions["brands"];
}

const nothing: Suggested = { ids: [], asked: null, categories: [], brands: [] };

/**
 * The same beginnings are typed again and again. What they suggest is cached until anything that the
 * store sells changes; names, prices and stock of the products are read each time. An entry takes about two kilobytes.
 */
const suggestions = catalogCache<Suggested>({ maxSize: 4000, sizeOf: () => 0 });
/** Longest text that is cached, in characters. */
const longestCached = 60;

/** A text that is being typed. */
type Begun = Pick<SearchRequest<"places">, "text" | "letter">;

/** With fewer results, they may have the unfinished end of the text only by chance; then what matches the text without that end, or with the whole name that it begins, comes first. */
const fewest = 4;

async function findContinued(context: Context, db: Db, begun: Begun): Promise<Suggested> {
  const found = await findSuggested(context, db, begun);
  const price = readPrice(begun.text, context.store);
  const isPrice = price !== null && isCertain(price);
  const other =
    found.ids.length < fewest && !isPrice
      ? (withoutDigits(begun.text) ?? withNameCompleted(begun.text) ?? withoutHalfWord(begun.text))
      : null;
  if (other === null) return found;
  const { ids, ...others } = await findSuggested(context, db, other);
  return {
    ...(found.ids.length > 0 ? found : others),
    ids: [...new Set([...ids, ...found.ids])].slice(0, suggestedProducts),
  };
}

async function findSuggested(context: Context, db: Db, { text, letter }: Begun): Promise<Suggested> {
  const { store, now } = context;
  const { answer, request, priced } = await searchText(context, db, {
    text,
    letter,
    narrowing: { storeId: store.id },
    places: () => cachedPlaces(context, db),
    filter: { storeId: store.id, at: now() },
    page: { sort: "relevance", offset: 0, rows: suggestedProducts },
    counted: "places",
    most: mostCandidates,
    enough: 1,
    typing: true,
    unordered: true,
  });
  const { ids, counts, suggestion } = answer;
  if (!counts) return nothing;
  const query = parseQuery(suggestion ?? request.text, { typing: true });
  return {
    ids,
    asked: priced ? null : (suggestion ?? text),
    categories: categoriesNamed(query, counts),
    brands: brandsNamed(query, counts),
  };
}

/** Categories of the products found whose names are what is typed, or else those of the goods that it names: `Phone cases` for `iphone case`. */
function categoriesNamed(query: Query, { categories, subcategories }: PlaceCounts): Suggested["categories"] {
  const places = [
    ...categories.map((category) => ({ ...category, level: 1, to: categoryPath(category) })),
    ...subcategories.map((each) => ({ ...each, level: 3, to: subcategoryPath(each.top, each.id) })),
  ];
  const named = places.filter(({ name }) => namesMatch(query, name));
  return (named.length > 0 || query.good === null ? named : categoriesMeant(query, places))
    .slice(0, suggestedPlaces)
    .map(({ id, name, to }) => ({ id, name, to }));
}

/** Makers of the products found whose names are what is typed. */
function brandsNamed(query: Query, { brands }: PlaceCounts): Suggested["brands"] {
  const isNamed = namingBrand(query);
  return brands
    .filter(({ name }) => isNamed(name))
    .slice(0, suggestedPlaces)
    .map(({ id, name }) => ({ id, name, to: `/category?brand_id=${id}` }));
}
