import { askedOf, pathOf } from "../card/card-product.ts";
import { searchPath } from "./search-text.ts";
import type { Suggestions } from "./use-suggestions.ts";

export interface SuggestionEntry {
  key: string;
  to: string;
}

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

/** The next entry for an arrow key. Between the last and the first lies the text field itself (null). */
export function nextEntry(entries: SuggestionEntry[], active: string | null, by: 1 | -1): string | null {
  const stops = [null, ...entries.map(({ key }) => key)];
  const at = Math.max(0, stops.indexOf(active));
  return stops[(at + by + stops.length) % stops.length]!;
}
