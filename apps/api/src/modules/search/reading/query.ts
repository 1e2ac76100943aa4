import { LRUCache } from "lru-cache";
import type { Sort } from "@shop/contract/types";
import { withoutAmounts } from "./amounts.ts";
import { asMeantTogether } from "./beside.ts";
import { withChoices } from "./choices.ts";
import { withCompounds } from "./compounds.ts";
import { kindsOf } from "./kinds-named.ts";
import { codesOf, inBothOrders, joinsOf, phrasesOf, wholeOf, type Join } from "./phrases.ts";
import { hasDigit, isFiller, isLine, isMaker, isNumber, isProperty, isPropertyKey, isThing, keyOfPhrase, keysOf, keysOfNames, saysWhat } from "./term-kinds.ts";
import { isHalf, termNamed, termsOf, withNamesOfWork, type Term } from "./terms.ts";
import { keyOf, unitsOf, type Unit } from "./units.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { isGood } from "../words/kinds.ts";
import { withKhmerNames } from "../words/sounds/latin-loans.ts";
import { withGenerations, withLatinUnits, withMemoryApart } from "../words/numbers/measures.ts";
import { withModelNames } from "../words/said-models.ts";
import { goingWith, partsOfGoods, saidOfAll } from "../words/relations.ts";
import { clustersOf, runsOf } from "../words/scripts.ts";
import { devices } from "../words/small-words.ts";
import type { Superlative } from "../words/superlatives.ts";
import { goodsKeys, isService, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { typedText } from "../words/typed-text.ts";
import { endsKind, isBeforeCount, isDenying, isExcluding, isPurpose, isReduced, superlativeOf, wishOf, withOffers, withoutReduced } from "../words/wishes.ts";

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
const deviceKeys = keysOf(devices);
const allInOne = keyOfPhrase("一体机");
const computers: readonly string[] = ["computer", "desktop", "monitor"];

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
  const all = asMeant(typed);
  const saying = all.filter((term) => saysWhat(term) || (literal && wishOf(keyOf(term.units)) !== undefined));
  const superlative = literal ? null : superlativeIn(all);
  // A superlative may name a part. If nothing else is searched for, goods with that part are meant.
  if (superlative?.part !== undefined && saying.length === 0) return { ...readQuery(superlative.part, { literal, typing: false }), text: typedText(text), superlative };
  const without = saying.length > 0 ? excludedOf(all) : [];
  const included = saying.filter((term) => !without.includes(term));
  const preferred = included.some(isGoods) ? included.find((term) => isYear(term) || isSaidOfAll(term, included)) : undefined;
  const required = included.filter((term) => term !== preferred);
  const wanted = (required.length > 0 ? required : all).slice(0, mostTerms);
  const end = all.findIndex(({ units }) => endsKind(keyOf(units)));
  const before = end < 0 ? [] : wanted.filter((term) => all.indexOf(term) < end);
  const decisive = meantIn(withoutParts(withoutPurposes(before.length > 0 ? before : wanted, all)));
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
    wholePhrases: [...new Set([...(wanted.length === 1 ? [] : inBothOrders(wanted)), ...wholeOf(before.length > 0 ? before : wanted)])],
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

const typedTerms = (text: string, typing?: boolean) => termsOf(runsOf(withKhmerNames(withModelNames(withGenerations(withMemoryApart(withLatinUnits(withOffers(fold(typedText(text))))))))).flatMap(unitsOf), typing);
const asMeant = (terms: readonly Term[]) => withNamesOfWork(asMeantTogether(withCompounds(withoutAmounts(withoutReplacement(withoutAllInOne(withoutDevices(withoutCounts(withChoices(terms)).map(asDenying))))))));

/** Drops the number of products that are wanted: `top 10 laptops`. */
const withoutCounts = (terms: readonly Term[]) => terms.filter((term, at) => at === 0 || !isNumber(term) || !isBeforeCount(keyOf(terms[at - 1]!.units)));

/** Reads a word such as `no` as `without`, but only if a known word or a code follows: in `phone no 5g`, not in `No Frost` or `no 1`. */
function asDenying(term: Term, at: number, terms: readonly Term[]): Term {
  const [before, next] = [terms.slice(0, at).map(({ units }) => keyOf(units)), terms[at + 1]];
  const mayBeDenied = next !== undefined && (synonymsOf(keyOf(next.units)) !== undefined || (hasDigit(next) && !isNumber(next)));
  return mayBeDenied && isDenying(keyOf(term.units), before) ? termNamed("without") : term;
}

/** Drops the Khmer and Chinese words for `device`, if goods are named. */
function withoutDevices(terms: readonly Term[]): readonly Term[] {
  return terms.some(isGoods) ? terms.filter(({ units }) => !deviceKeys.has(keyOf(units))) : terms;
}

/** Drops the Chinese word for `all in one` after goods other than computers: 监控一体机 is a camera, 打卡一体机 a terminal. */
function withoutAllInOne(terms: readonly Term[]): readonly Term[] {
  const isPlain = (term: Term | undefined) => term !== undefined && isGoods(term) && !namesInEnglish(keyOf(term.units)).some((name) => computers.includes(name));
  return terms.filter(({ units }, at) => keyOf(units) !== allInOne || !isPlain(terms[at - 1]));
}

/** Drops `replacement` before goods: a `replacement battery` is a battery, while a `battery replacement` is a service. */
const withoutReplacement = (terms: readonly Term[]) => terms.filter((term, at) => keyOf(term.units) !== "replacement" || !terms[at + 1] || !isGoods(terms[at + 1]!));

const claims = saidOfAll.map(({ goods, words }) => ({ goods: keysOfNames(goods), words: keysOf(words) }));
/** Whether a term says what all goods of the named kind claim to be: `fast charger`. */
const isSaidOfAll = ({ units }: Term, terms: readonly Term[]) => claims.some(({ goods, words }) => words.has(keyOf(units)) && terms.some((other) => goods.has(keyOf(other.units))));
const isYear = (term: Term) => !term.measure && isNumber(term) && /^20[12]\d$/.test(keyOf(term.units));
/** Whether a term names goods, and no service. */
export const isGoods = ({ units }: Term): boolean => goodsKeys.has(keyOf(units)) && !isService(keyOf(units));

/** Whether a term tells one product from others of its kind: a maker, a line, or a number that is no property. */
export const tellsApart = (term: Term) => (hasDigit(term) && !isPropertyKey(keyOf(term.units))) || isMaker(term) || isLine(term);

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
  return { sort: sorts[at]!, name: ofName ? [asking!, next].flatMap(({ units }) => units.map(({ code, text }) => singular(code?.joined ?? text))) : null };
}

const superlativeIn = (terms: readonly Term[]): Superlative | null => terms.map(({ units }) => superlativeOf(keyOf(units))).find((found) => found !== undefined) ?? null;

const [goingKeys, withKeys] = [keysOfNames(goingWith.goods), keysOfNames(goingWith.with)];

/** Chinese verbs whose object follows them. */
const verbs = keysOf(["修", "换", "更换", "替换", "装", "洗"]);

/**
 * The term that says what goods are meant. In English and Chinese it is the last (`iphone charger`), in Khmer the first
 * (ឆ្នាំងសាក iPhone, `mouse` កុំព្យូទ័រ), and so it is for services in Chinese (安装监控), which may also stand before
 * their object (手机换电池). Makers, properties and numbers are not considered.
 */
function meantIn(terms: readonly Term[]): Term | undefined {
  const named = terms.filter(isThing);
  const first = named[0];
  const khmer = named.findIndex(({ units }) => units[0]!.run.script === "khmer");
  if (khmer === 0) return first;
  if (khmer > 0 && isGoods(named[khmer - 1]!)) return named[khmer - 1];
  if (first?.units[0]!.run.script === "han") {
    const work = isService(keyOf(first.units)) ? first : named.find(({ units }) => verbs.has(keyOf(units)));
    if (work) return work;
  }
  const last = named.at(-1);
  const before = last && withKeys.has(keyOf(last.units)) ? named.findLast(({ units }) => goingKeys.has(keyOf(units)) || namesInEnglish(keyOf(units)).some((name) => goingKeys.has(name.split(" ").at(-1)!))) : undefined;
  return before ?? last ?? terms.at(-1);
}

/** Drops what goods are used for, if other goods are named: 监控用硬盘 is a disk. */
function withoutPurposes(terms: readonly Term[], all: readonly Term[]): readonly Term[] {
  const others = terms.filter((term) => !followsPurpose(all[all.indexOf(term) + 1]));
  return others.some(isThing) ? others : terms;
}

const goodsWithParts = partsOfGoods.map(({ part, goods }) => ({ part: keysOfNames([part]), goods: keysOfNames(goods) }));

/** Drops what goods that are named have as a part: a `webcam mic` is a webcam. */
function withoutParts(terms: readonly Term[]): readonly Term[] {
  const keys = terms.map(({ units }) => keyOf(units));
  return terms.filter((_, at) => !goodsWithParts.some(({ part, goods }) => part.has(keys[at]!) && keys.some((key) => goods.has(key))));
}

const followsPurpose = (next: Term | undefined) => next !== undefined && isPurpose(keyOf(next.units));
