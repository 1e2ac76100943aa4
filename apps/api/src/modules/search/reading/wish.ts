import type { Sort } from "@shop/contract/types";
import { saysWhat } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { singular } from "../words/english.ts";
import type { Superlative } from "../words/superlatives.ts";
import { synonymsOf } from "../words/synonyms.ts";
import { superlativeOf, wishOf } from "../words/wishes.ts";

/** An order that a text asks for, such as `cheapest`. */
export interface Wish {
  sort: Sort;
  /** The word and the one after it, if the two could also be a name: `new balance`. */
  name: string[] | null;
}

/** The order that a text asks for. Praise such as `best` means relevance, and gives way to another order: `best budget phone`. */
export function wishIn(terms: readonly Term[]): Wish | null {
  const sorts = terms.map(({ units }) => wishOf(keyOf(units)));
  const ordering = sorts.findIndex((sort) => sort !== undefined && sort !== "relevance");
  const at = ordering < 0 ? sorts.indexOf("relevance") : ordering;
  if (at < 0) return null;
  const [asking, next] = terms.slice(at);
  const ofName = next && synonymsOf(keyOf(next.units)) === undefined && !next.measure && saysWhat(next);
  return {
    sort: sorts[at]!,
    name: ofName
      ? [asking!, next].flatMap(({ units }) => units.map(({ code, text }) => singular(code?.joined ?? text)))
      : null,
  };
}

/** The property that a text asks for the greatest or least of. */
export const superlativeIn = (terms: readonly Term[]): Superlative | null =>
  terms.map(({ units }) => superlativeOf(keyOf(units))).find((found) => found !== undefined) ?? null;
