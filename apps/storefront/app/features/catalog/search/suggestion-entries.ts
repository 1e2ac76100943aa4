import { askedOf, pathOf } from "../card/card-product.ts";
import { searchPath } from "./search-text.ts";
import type { Suggestions } from "./use-suggestions.ts";

export interface SuggestionEntry {
  key: string;
  to: string;
}

/** Where a suggested product leads: to the variant that the text asks for, where it asks for one. */
export const suggestedPath = (product: Suggestions["products"][number]): string => pathOf({ id: product.id, asked: askedOf(product) });

/** Everything the arrow keys go through, in the order shown: categories, brands, products, all results. */
export function suggestionEntries({ categories, brands, products }: Suggestions, text: string): SuggestionEntry[] {
  return [
    ...categories.map(({ id, to }) => ({ key: `category-${id}`, to })),
    ...brands.map(({ id, to }) => ({ key: `brand-${id}`, to })),
    ...products.map((product) => ({ key: `product-${product.id}`, to: suggestedPath(product) })),
    { key: "all", to: searchPath(text) },
  ];
}

/** The entry that an arrow key leads to; none (null) lies between the last and the first: the text itself. */
export function nextEntry(entries: SuggestionEntry[], active: string | null, by: 1 | -1): string | null {
  const stops = [null, ...entries.map(({ key }) => key)];
  const at = Math.max(0, stops.indexOf(active));
  return stops[(at + by + stops.length) % stops.length]!;
}
