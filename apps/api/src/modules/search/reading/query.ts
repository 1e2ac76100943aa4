import { LRUCache } from "lru-cache";
import type { Sort } from "@shop/contract/types";
import { withoutAmounts } from "./amounts.ts";
import { asMeantTogether } from "./beside.ts";
import { withCompounds } from "./compounds.ts";
import { kindsOf } from "./kinds-named.ts";
import { codesOf, inBothOrders, joinsOf, phrasesOf, wholeOf, type Join } from "./phrases.ts";
import { hasDigit, isFiller, isLine, isMaker, isNumber, isProperty, isPropertyKey, isThing, keysOf, saysWhat } from "./term-kinds.ts";
import { isHalf, termNamed, termsOf, withNamesOfWork, type Term } from "./terms.ts";
import { keyOf, unitsOf, type Unit } from "./units.ts";
import { devices } from "../words/dictionary.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { isGood } from "../words/kinds.ts";
import { withKhmerNames } from "../words/latin-loans.ts";
import { withLatinUnits, withMemoryApart } from "../words/measures.ts";
import { withModelNames } from "../words/said-models.ts";
import { clustersOf, runsOf } from "../words/scripts.ts";
import type { Superlative } from "../words/superlatives.ts";
import { goodsKeys, isService, synonymsOf } from "../words/synonyms.ts";
import { typedText } from "../words/typed-text.ts";
import { endsKind, isBeforeCount, isDenying, isExcluding, isPurpose, isReduced, superlativeOf, wishOf, withOffers, withoutReduced } from "../words/wishes.ts";

/** What a text asks for beside things. */
export interface Wish {
  sort: Sort;
  /** The word with the one after it, where the two could be a name: `new balance`. Neighbours in this order. */
  name: string[] | null;
}

export interface Query {
  /** As it was typed, as far as it is read. */
  text: string;
  terms: Term[];
  /** All that was typed, with the words that search for nothing. */
  words: Unit[];
  joins: Join[];
  /** Exact codes that this may be. */
  codes: string[];
  /** Phrases that may name a category. */
  phrases: string[];
  /** Those that are all of the query. */
  wholePhrases: string[];
  /** What kind of thing is meant, as products say it of themselves. */
  kinds: string[];
  /** The term that names them, where that is a kind of goods. */
  good: Term | null;
  /** The same where nothing else {@link tellsApart tells} one thing from others. */
  thing: Term | null;
  /** What a product must be besides, where that was found to be needed. */
  among: string | null;
  /** Whether nothing but makers is named, and no line of theirs: all of their goods are meant, and alike. */
  isMaker: boolean;
  /** Whether a line of a maker is named, as `iPhone`: what goes with it says that too. */
  isLine: boolean;
  /** Whether a thing, a maker or a model is named: `black 128 GB` may be anything. */
  isNamed: boolean;
  /** What must not be in it. */
  without: Term[];
  /** The year beside goods, which need not say it: those that do come first. */
  year: Term | null;
  /** The order asked for. */
  wish: Wish | null;
  /** What the things asked for are to be most or least of. */
  superlative: Superlative | null;
  /** Whether only what is on promotion is wanted. */
  isReduced: boolean;
  /** Whether a thing is asked for at all: `cheapest` alone means anything. */
  hasThing: boolean;
}

const mostTerms = 8;
const deviceKeys = keysOf(devices);

/** Signs that a text has to search for, counted as a reader counts them. */
export function signsOf(text: string): { latin: number; khmer: number; han: number } {
  const count = { latin: 0, khmer: 0, han: 0 };
  for (const run of runsOf(fold(typedText(text)))) count[run.script] += clustersOf(run).length;
  return count;
}

interface Reading {
  /** Words that usually ask for an order (`new`) are words of a name here: `new balance`. */
  literal?: boolean;
  /** The text may end in half a word, though it is a word too. */
  typing?: boolean;
}

/** Each step of a search reads its text, and beginnings are typed again and again. */
const recent = new LRUCache<string, Query>({ max: 500 });

/** Reads a search text: its words, what else they are called, the codes it may hold, and the order it asks for. */
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
  const all = asMeant(typed);
  const saying = all.filter((term) => saysWhat(term) || (literal && wishOf(keyOf(term.units)) !== undefined));
  const superlative = literal ? null : superlativeIn(all);
  // Where no goods are named the part is what is meant.
  if (superlative?.part !== undefined && saying.length === 0) return { ...readQuery(superlative.part, { literal, typing: false }), text: typedText(text), superlative };
  const without = saying.length > 0 ? excludedOf(all) : [];
  const asked = saying.filter((term) => !without.includes(term));
  const year = asked.some(isGoods) ? asked.find(isYear) : undefined;
  const kept = asked.filter((term) => term !== year);
  const wanted = (kept.length > 0 ? kept : all).slice(0, mostTerms);
  const end = all.findIndex(({ units }) => endsKind(keyOf(units)));
  const before = end < 0 ? [] : wanted.filter((term) => all.indexOf(term) < end);
  const meant = meantIn(withoutPurposes(before.length > 0 ? before : wanted, all));
  const kinds = kindsOf(meant, meant !== undefined && meant === all.at(-1) && (typing || isHalf(meant)));
  const good = kinds.some(isGood) ? meant! : null;
  return {
    text: typedText(text),
    terms: wanted,
    words: typed.flatMap(({ units }) => units),
    joins: joinsOf(wanted),
    codes: codesOf(wanted),
    phrases: phrasesOf(wanted),
    // `phone with good camera` names the phones.
    wholePhrases: [...new Set([...(wanted.length === 1 ? [] : inBothOrders(wanted)), ...wholeOf(before.length > 0 ? before : wanted)])],
    kinds,
    good,
    thing: wanted.some(tellsApart) ? null : good,
    among: null,
    isMaker: wanted.every(isMaker),
    isLine: wanted.some(isLine),
    isNamed: wanted.some((term) => !isProperty(term)),
    without: kept.length > 0 ? without.slice(0, 1) : [],
    year: year ?? null,
    wish: literal ? null : wishIn(all),
    superlative,
    isReduced: all.some(({ units }) => isReduced(keyOf(units))),
    hasThing: saying.length > 0,
  };
}

/** A text without its words for what is on promotion; null where it has none, or has them in a way that leaves some. */
export function withoutPromotion(text: string): string | null {
  const rest = withoutReduced(text);
  return parseQuery(text).isReduced && !parseQuery(rest).isReduced ? rest : null;
}

/** Whether a text has no word of a thing: nothing at all, or what only stands beside names, as `anything for`. */
export const saysNothing = (text: string): boolean => typedTerms(text).every(isFiller);

const typedTerms = (text: string, typing?: boolean) => termsOf(runsOf(withKhmerNames(withModelNames(withMemoryApart(withLatinUnits(withOffers(fold(typedText(text)))))))).flatMap(unitsOf), typing);
const asMeant = (terms: readonly Term[]) => withNamesOfWork(asMeantTogether(withCompounds(withoutAmounts(withoutReplacement(withoutDevices(withoutCounts(terms).map(asDenying)))))));

/** Without the number of those that are wanted: `top 10 laptops`. */
const withoutCounts = (terms: readonly Term[]) => terms.filter((term, at) => at === 0 || !isNumber(term) || !isBeforeCount(keyOf(terms[at - 1]!.units)));

/** A word that leaves out only what the shop knows and codes, as one that leaves out anything, where such follows: that of `phone no 5g`, not that of `No Frost` or `no 1`. */
function asDenying(term: Term, at: number, terms: readonly Term[]): Term {
  const [before, next] = [terms.slice(0, at).map(({ units }) => keyOf(units)), terms[at + 1]];
  const mayBeDenied = next !== undefined && (synonymsOf(keyOf(next.units)) !== undefined || (hasDigit(next) && !isNumber(next)));
  return mayBeDenied && isDenying(keyOf(term.units), before) ? termNamed("without") : term;
}

/** Without the word for any device, where goods are named. */
function withoutDevices(terms: readonly Term[]): readonly Term[] {
  return terms.some(isGoods) ? terms.filter(({ units }) => !deviceKeys.has(keyOf(units))) : terms;
}

/** Without the word for what takes another's place before the goods that do: a `replacement battery` is one for sale, a `battery replacement` work. */
const withoutReplacement = (terms: readonly Term[]) => terms.filter((term, at) => keyOf(term.units) !== "replacement" || !terms[at + 1] || !isGoods(terms[at + 1]!));

const isYear = (term: Term) => !term.measure && isNumber(term) && /^20[12]\d$/.test(keyOf(term.units));
/** Whether a term names goods. */
export const isGoods = ({ units }: Term): boolean => goodsKeys.has(keyOf(units)) && !isService(keyOf(units));

/** Whether a term tells one thing from others of its kind, as makers and numbers do. */
export const tellsApart = (term: Term) => (hasDigit(term) && !isPropertyKey(keyOf(term.units))) || isMaker(term) || isLine(term);

/** What stands after `without`: a thing, and the numbers that belong to it. */
function excludedOf(terms: readonly Term[]): Term[] {
  const from = terms.findIndex(({ units }) => isExcluding(keyOf(units))) + 1;
  if (from === 0) return [];
  const first = terms.findIndex((term, index) => index >= from && saysWhat(term));
  if (first < 0) return [];
  const end = terms.findIndex((term, index) => index > first && !/^\d+$/.test(keyOf(term.units)));
  return terms.slice(first, end < 0 ? undefined : end);
}

/** The order that a text asks for, and the name that its words could be part of instead. Praise asks for none beside another: `best budget phone`. */
function wishIn(terms: readonly Term[]): Wish | null {
  const sorts = terms.map(({ units }) => wishOf(keyOf(units)));
  const ordering = sorts.findIndex((sort) => sort !== undefined && sort !== "relevance");
  const at = ordering < 0 ? sorts.indexOf("relevance") : ordering;
  if (at < 0) return null;
  const [asking, next] = terms.slice(at);
  const ofName = next && synonymsOf(keyOf(next.units)) === undefined && !next.measure && saysWhat(next);
  return { sort: sorts[at]!, name: ofName ? [asking!, next].flatMap(({ units }) => units.map(({ code, text }) => singular(code?.joined ?? text))) : null };
}

const superlativeIn = (terms: readonly Term[]): Superlative | null => terms.map(({ units }) => superlativeOf(keyOf(units))).find((found) => found !== undefined) ?? null;

/**
 * The term that says what is meant. English and Chinese say it last (`iphone charger`), Khmer first
 * (ឆ្នាំងសាក iPhone), and so does Chinese of what is done (安装监控); makers, properties and numbers stand on either side of it.
 */
function meantIn(terms: readonly Term[]): Term | undefined {
  const named = terms.filter(isThing);
  const script = named[0]?.units[0]!.run.script;
  const saidFirst = script === "khmer" || (script === "han" && isService(keyOf(named[0]!.units)));
  return saidFirst ? named[0] : (named.at(-1) ?? terms.at(-1));
}

/** Without what things are used for, where others are named: of 监控用硬盘 the disk. */
function withoutPurposes(terms: readonly Term[], all: readonly Term[]): readonly Term[] {
  const others = terms.filter((term) => !followsPurpose(all[all.indexOf(term) + 1]));
  return others.some(isThing) ? others : terms;
}

const followsPurpose = (next: Term | undefined) => next !== undefined && isPurpose(keyOf(next.units));
