import { isGoods, isNumber, isProperty, keysOf, keysOfNames, saysWhat } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { saidOfAll } from "../words/relations/properties.ts";
import { endsKind, isExcluding } from "../words/wishes.ts";

const mostTerms = 8;

/** What the terms of a query are for. */
interface WantedTerms {
  /** Products must have these. */
  wanted: Term[];
  /** Products that have this come first. */
  preferred: Term | null;
  /** Products must not have these. */
  without: Term[];
}

/**
 * Divides the terms of a query by what they are for. If none is required, all are searched for.
 *
 * @param saying - those that say what is searched for
 */
export function wantedTerms(all: readonly Term[], saying: readonly Term[]): WantedTerms {
  const excluded = saying.length > 0 ? excludedFrom(all) : [];
  const included = saying.filter((term) => !excluded.includes(term));
  const preferred = preferredOf(included);
  const required = included.filter((term) => term !== preferred);
  return {
    wanted: (required.length > 0 ? required : all).slice(0, mostTerms),
    preferred: preferred ?? null,
    without: required.length > 0 ? excluded.slice(0, 1) : [],
  };
}

/** The terms after `without`: the first that says what is excluded, and the numbers after it. */
function excludedFrom(terms: readonly Term[]): Term[] {
  const from = terms.findIndex(({ units }) => isExcluding(keyOf(units))) + 1;
  if (from === 0) return [];
  const first = terms.findIndex((term, index) => index >= from && saysWhat(term));
  if (first < 0) return [];
  const end = terms.findIndex((term, index) => index > first && !/^\d+$/.test(keyOf(term.units)));
  return terms.slice(first, end < 0 ? undefined : end);
}

/** A year beside goods, or a word for what all such goods claim to be. */
const preferredOf = (terms: readonly Term[]): Term | undefined =>
  terms.some(isGoods) ? terms.find((term) => isYear(term) || isSaidOfAll(term, terms)) : undefined;

const isYear = (term: Term) => !term.measure && isNumber(term) && /^20[12]\d$/.test(keyOf(term.units));

const claims = saidOfAll.map(({ goods, words }) => ({ goods: keysOfNames(goods), words: keysOf(words) }));
/** Whether a term says what all goods of the named kind claim to be: `fast charger`. */
const isSaidOfAll = ({ units }: Term, terms: readonly Term[]) =>
  claims.some(({ goods, words }) => words.has(keyOf(units)) && terms.some((other) => goods.has(keyOf(other.units))));

/** The terms before a word such as `with`, which describes them further: the phone of `phone with good camera`. All, if none of those names anything: `game for ps4`. */
export function beforeDetails(wanted: readonly Term[], all: readonly Term[]): readonly Term[] {
  const end = all.findIndex(({ units }) => endsKind(keyOf(units)));
  const before = wanted.filter((term) => all.indexOf(term) < end);
  return before.every(isProperty) ? wanted : before;
}
