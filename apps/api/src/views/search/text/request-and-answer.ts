import type { Sort } from "@shop/contract/types";
import type { Asked, Narrowing, Place, PricedText } from "../../../modules/search/public.ts";
import type { Counted, CountsOf } from "../counts.ts";
import type { FoundProducts, PageOf } from "../find-products.ts";
import type { ListingFilter } from "../listing-filter.ts";

export interface SearchRequest<Kind extends Counted> {
  text: string;
  narrowing: Narrowing;
  /** Reads all categories of the shop. */
  places: () => Promise<readonly Place[]>;
  filter: ListingFilter;
  page: PageOf;
  counted: Kind;
  /** Products looked at. */
  most?: number;
  /** Below so many found by names, descriptions are looked at too. */
  enough?: number;
  /** The text may end in half a word. */
  typing?: boolean;
  /** What is typed of the next word: what has one in its name that begins so comes first. */
  letter?: string | undefined;
  /** No order was chosen, so that the text may ask for one. */
  unordered?: boolean;
  /** Only the things that are meant, where there are any. */
  itself?: boolean;
  /** Only the things that are meant in every order: what costs so little is else not a cheap projector but none. */
  onlyMeant?: boolean;
  /** In any order also what only mentions the things that are meant. */
  mentions?: boolean | undefined;
  /** Words that could ask for an order are words of a name. */
  literal?: boolean;
}

/** How products were found: what further counts of the same search start from. */
export type Way = Asked;

/** What was found, and how. */
export interface Found<Kind extends Counted> extends FoundProducts<Kind> {
  way: Way;
}

export interface SearchAnswer<Kind extends Counted> extends Omit<FoundProducts<Kind>, "counts"> {
  /** Null where nothing was found. */
  counts: CountsOf[Kind] | null;
  /** Null where nothing was found. */
  way: Way | null;
  /** The near spelling that was looked for because the text as typed finds nothing. */
  suggestion: string | null;
}

export interface PricedSearch<Kind extends Counted> {
  /** As it was run: without the price in its text. */
  request: SearchRequest<Kind>;
  answer: SearchAnswer<Kind>;
  /** The price that was read from the text. */
  priced: PricedText | null;
  /** The order that the text asks for. */
  wished: Sort | null;
  /** Whether products that only mention the goods that are meant were left out. */
  leftOut: boolean;
}

/** A page; a shorter list is continued by what is near. */
export const fullPage = 24;
/** With fewer found by names, what only descriptions say comes after them: nobody turns to a fifth page for it. */
export const enoughByName = 4 * fullPage;
