import { LRUCache } from "lru-cache";
import type { Sort } from "@shop/contract/types";
import { decisiveOf } from "./goods-meant.ts";
import { kindsOf } from "./kinds-named.ts";
import { codesOf, inBothOrders, joinsOf, phrasesOf, wholeOf, type Join } from "./phrases.ts";
import { asMeantTogether } from "./rules/rules.ts";
import {
  isFiller,
  isGoods,
  isLine,
  isMaker,
  isNumber,
  isProperty,
  keysOf,
  keysOfNames,
  saysWhat,
  tellsApart,
} from "./terms/term-kinds.ts";
import { isHalf, termsOf, type Term } from "./terms/terms.ts";
import { keyOf, unitsOf, type Unit } from "./terms/units.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { isGood } from "../words/kinds.ts";
import { withGenerations, withLatinUnits, withMemoryApart } from "../words/numbers/measures.ts";
import { saidOfAll } from "../words/relations.ts";
import { withModelNames } from "../words/said-models.ts";
import { clustersOf, runsOf } from "../words/scripts.ts";
import { withKhmerNames } from "../words/sounds/latin-loans.ts";
import type { Superlative } from "../words/superlatives.ts";
import { isService, synonymsOf } from "../words/synonyms.ts";
import { typedText } from "../words/typed-text.ts";
import {
  endsKind,
  isExcluding,
  isReduced,
  superlativeOf,
  wishOf,
  withOffers,
  withoutReduced,
} from "../words/wishes.ts";

/** An order that a text asks for, such as `cheapest`. */
interface Wish {
  sort: Sort;
  /** The word and the one after it, if the two could also be a name: `new balance`. */
  name: string[] | null;
}

export interface Query {
  /** The typed text, cut to the length that is read. */
  text: string;
  terms: Term[];
  /** All typed words, including those that are not searched for. */
  words: Unit[];
  joins: Join[];
  /** Marks of codes, such as SKUs, that the text may be. */
  codes: string[];
  /** Marks of category names that parts of the query may be. */
  phrases: string[];
  /** Marks of category names that the whole query may be. */
  wholePhrases: string[];
  /** Marks of the kinds of goods that are meant. */
  kinds: string[];
  /** The term that names them, if it names goods. */
  good: Term | null;
  /** The same, but null if any term {@link tellsApart} one product from others. */
  thing: Term | null;
  /** A further condition, which a step of the search may add. */
  among: string | null;
  /** Whether the query names makers and nothing else, so that all of their goods are equally meant. */
  isMaker: boolean;
  /** Whether it names a line such as `iPhone`. Accessories name it too, so they match as well. */
  isLine: boolean;
  /** Whether it names anything but properties: `black 128 GB` does not. */
  isNamed: boolean;
  /** What products must not have, after a word such as `without`. */
  without: Term[];
  /** Two terms with `to` between them: a cable `displayport to hdmi` is another than one from HDMI. */
  fromTo: readonly [Term, Term] | null;
  /** A year beside goods, or a word for what all such goods claim to be. It is not required, but products that have it come first. */
  preferred: Term | null;
  /** The order asked for. */
  wish: Wish | null;
  /** A property that is to be greatest or least, such as `biggest`. */
  superlative: Superlative | null;
  /** Whether only promotions are wanted. */
  isReduced: boolean;
  /** Whether anything is searched for; `cheapest` alone only asks for an order. */
  hasThing: boolean;
}

const mostTerms = 8;

/** Counts the characters of a text by script, as a reader counts them: a Khmer letter with its vowels is one. */
export function signsOf(text: string): { latin: number; khmer: number; han: number } {
  const count = { latin: 0, khmer: 0, han: 0 };
  for (const run of runsOf(fold(typedText(text)))) count[run.script] += clustersOf(run).length;
  return count;
}

interface Reading {
  /** Whether words that usually ask for an order (`new`) are searched for instead, as parts of a name: `new balance`. */
  literal?: boolean;
  /** Whether the shopper is still typing, so that the last word may be half of one even if it is a word itself. */
  typing?: boolean;
}

/** Cached, since every step of a search parses the same text, and many shoppers type the same beginnings. */
const recent = new LRUCache<string, Query>({ max: 500 });

/** Parses a search text: its terms with their synonyms, the goods that are meant, possible codes, and the order that it asks for. */
export function parseQuery(text: string, { literal = false, typing = false }: Reading = {}): Query {
  const key = `${literal} ${typing} ${typedText(text)}`;
  const known = recent.get(key);
  if (known) return known;
  const query = readQuery(text, { literal, typing });
  recent.set(key, query);
  return query;
}

function readQuery(text: string, { literal, typing }: Required<Reading>): Query {
  const typed = typedTerms(text, typing);
  const all = asMeantTogether(typed);
  const saying = all.filter((term) => saysWhat(term) || (literal && wishOf(keyOf(term.units)) !== undefined));
  const superlative = literal ? null : superlativeIn(all);
  // A superlative may name a part. If nothing else is searched for, goods with that part are meant.
  if (superlative?.part !== undefined && saying.length === 0)
    return { ...readQuery(superlative.part, { literal, typing: false }), text: typedText(text), superlative };
  const without = saying.length > 0 ? excludedOf(all) : [];
  const included = saying.filter((term) => !without.includes(term));
  const preferred = included.some(isGoods)
    ? included.find((term) => isYear(term) || isSaidOfAll(term, included))
    : undefined;
  const required = included.filter((term) => term !== preferred);
  const wanted = (required.length > 0 ? required : all).slice(0, mostTerms);
  const end = all.findIndex(({ units }) => endsKind(keyOf(units)));
  const before = end < 0 ? [] : wanted.filter((term) => all.indexOf(term) < end);
  const decisive = decisiveOf(before.length > 0 ? before : wanted, all);
  const kinds = kindsOf(decisive, decisive !== undefined && decisive === all.at(-1) && (typing || isHalf(decisive)));
  const good = kinds.some(isGood) ? decisive! : null;
  return {
    text: typedText(text),
    terms: wanted,
    words: typed.flatMap(({ units }) => units),
    joins: joinsOf(wanted),
    codes: codesOf(wanted),
    phrases: phrasesOf(wanted),
    // Only what stands before `with` can be the whole name: in `phone with good camera` that is `phone`.
    wholePhrases: [
      ...new Set([
        ...(wanted.length === 1 ? [] : inBothOrders(wanted)),
        ...wholeOf(before.length > 0 ? before : wanted),
      ]),
    ],
    kinds,
    good,
    thing: wanted.some(tellsApart) ? null : good,
    among: null,
    isMaker: wanted.every(isMaker),
    isLine: wanted.some(isLine),
    isNamed: wanted.some((term) => !isProperty(term)),
    without: required.length > 0 ? without.slice(0, 1) : [],
    fromTo: fromToIn(all, wanted),
    preferred: preferred ?? null,
    wish: literal ? null : wishIn(all),
    superlative,
    isReduced: all.some(({ units }) => isReduced(keyOf(units))),
    hasThing: saying.length > 0,
  };
}

/** A text without its words for promotions; null if it has none, or if the rest would still ask for promotions. */
export function withoutPromotion(text: string): string | null {
  const rest = withoutReduced(text);
  return parseQuery(text).isReduced && !parseQuery(rest).isReduced ? rest : null;
}

/** The goods that a named service is done to, `battery iphone 11` of `battery replacement iphone 11`; null without both. */
export function goodsDoneTo({ good, terms }: Query): Query | null {
  const others = terms.filter((term) => term !== good);
  if (good === null || !isService(keyOf(good.units)) || !others.some(isGoods)) return null;
  return parseQuery(others.map(({ units }) => keyOf(units)).join(" "));
}

/** Whether a text is empty or has only fillers, such as `anything for`. */
export const saysNothing = (text: string): boolean => typedTerms(text).every(isFiller);

/** How a text is written anew before it is cut into words, in this order. */
const rewritings: readonly ((text: string) => string)[] = [
  typedText,
  fold,
  withOffers,
  withLatinUnits,
  withMemoryApart,
  withGenerations,
  withModelNames,
  withKhmerNames,
];
const typedTerms = (text: string, typing?: boolean) =>
  termsOf(runsOf(rewritings.reduce((written, rewrite) => rewrite(written), text)).flatMap(unitsOf), typing);

const claims = saidOfAll.map(({ goods, words }) => ({ goods: keysOfNames(goods), words: keysOf(words) }));
/** Whether a term says what all goods of the named kind claim to be: `fast charger`. */
const isSaidOfAll = ({ units }: Term, terms: readonly Term[]) =>
  claims.some(({ goods, words }) => words.has(keyOf(units)) && terms.some((other) => goods.has(keyOf(other.units))));
const isYear = (term: Term) => !term.measure && isNumber(term) && /^20[12]\d$/.test(keyOf(term.units));

/** The terms before and after a word such as `to`. */
function fromToIn(all: readonly Term[], wanted: readonly Term[]): readonly [Term, Term] | null {
  const at = all.findIndex(({ units }, index) => index > 0 && keyOf(units) === "to");
  const [from, to] = [all[at - 1], all[at + 1]];
  return from && to && wanted.includes(from) && wanted.includes(to) ? [from, to] : null;
}

/** The terms after `without`: the first that says what is excluded, and the numbers after it. */
function excludedOf(terms: readonly Term[]): Term[] {
  const from = terms.findIndex(({ units }) => isExcluding(keyOf(units))) + 1;
  if (from === 0) return [];
  const first = terms.findIndex((term, index) => index >= from && saysWhat(term));
  if (first < 0) return [];
  const end = terms.findIndex((term, index) => index > first && !/^\d+$/.test(keyOf(term.units)));
  return terms.slice(first, end < 0 ? undefined : end);
}

/** The order that a text asks for. Praise such as `best` means relevance, and gives way to another order: `best budget phone`. */
function wishIn(terms: readonly Term[]): Wish | null {
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

const superlativeIn = (terms: readonly Term[]): Superlative | null =>
  terms.map(({ units }) => superlativeOf(keyOf(units))).find((found) => found !== undefined) ?? null;
