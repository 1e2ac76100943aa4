import { askedOf, pathOf } from "../card/card-product.ts";
import { recentSearches } from "../../../state/recent-searches.ts";
import { cleanSearchText, searchPath } from "./search-text.ts";
import type { SuggestionEntry } from "./use-arrow-keys.ts";
import type { Suggestions } from "./use-suggestions.ts";

/** The link of a suggested product, to a specific variant if the text asks for one. */
export const suggestedPath = (product: Suggestions["products"][number]): string =>
  pathOf({ id: product.id, asked: askedOf(product) });

/** All entries that arrow keys go through, in display order: categories, brands, products, all results. */
export function suggestionEntries({ categories, brands, products }: Suggestions, text: string): SuggestionEntry[] {
  return [
    ...categories.map(({ id, to }) => ({ key: `category-${id}`, to })),
    ...brands.map(({ id, to }) => ({ key: `brand-${id}`, to })),
    ...products.map((product) => ({ key: `product-${product.id}`, to: suggestedPath(product) })),
    { key: "all", to: searchPath(text) },
  ];
}

/** The recent searches, newest first. */
export const recentEntries = (): (SuggestionEntry & { text: string })[] =>
  recentSearches.read().map((text, index) => ({ key: `recent-${index}`, to: searchPath(text), text }));

/** What the list has for a text: what was found for it, or the recent searches while nothing is typed. */
export function entriesOf(found: Suggestions | null, text: string): SuggestionEntry[] {
  if (found) return suggestionEntries(found, text);
  return cleanSearchText(text) ? [] : recentEntries();
}
