import { LRUCache } from "lru-cache";
import { fromToIn, goodsBetween, type FromTo } from "./from-to.ts";
import { goodsMeant } from "./goods-meant.ts";
import { codesOf, joinsOf, phrasesOf, wholePhrasesOf, type Join } from "./phrases.ts";
import { asMeantTogether } from "./rules/rules.ts";
import { isGoods, isLine, isMaker, isProperty, keysOfNames, saysWhat, tellsApart } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf, type Unit } from "./terms/units.ts";
import { typedTerms } from "./typed-terms.ts";
import { beforeDetails, wantedTerms } from "./wanted-terms.ts";
import { superlativeIn, wishIn, type Wish } from "./wish.ts";
import type { Superlative } from "../words/superlatives.ts";
import { isGood } from "../words/kinds.ts";
import { isService } from "../words/synonyms.ts";
import { typedText } from "../words/typed-text.ts";
import { isReduced, wishOf, withoutReduced } from "../words/wishes.ts";

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
  fromTo: FromTo | null;
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
  const { wanted, preferred, without } = wantedTerms(all, saying);
  const named = beforeDetails(wanted, all);
  const fromTo = fromToIn(wanted, all);
  const { kinds, good } = goodsBetween(fromTo, wanted) ?? goodsMeant(named, all, typing);
  return {
    text: typedText(text),
    terms: wanted,
    words: typed.flatMap(({ units }) => units),
    joins: joinsOf(wanted),
    codes: codesOf(wanted),
    phrases: phrasesOf(wanted),
    wholePhrases: wholePhrasesOf(wanted, named),
    kinds,
    good,
    thing: wanted.some(tellsApart) ? null : good,
    among: null,
    isMaker: wanted.every(isMaker),
    isLine: wanted.some(isLine),
    isNamed: wanted.some((term) => !isProperty(term)),
    without,
    fromTo,
    preferred,
    wish: literal ? null : wishIn(all),
    superlative,
    isReduced: all.some(({ units }) => isReduced(keyOf(units))),
    hasThing: saying.length > 0,
  };
}

/** Whether a query names goods itself. A line is of a kind too, but what goes with it may be wanted as well: `iphone on sale`. */
export const namesGoods = ({ kinds, good, isLine }: Query): boolean => kinds.some(isGood) && (good !== null || !isLine);

/** A text without its words for promotions; null if it has none, or if the rest would still ask for promotions. */
export function withoutPromotion(text: string): string | null {
  const rest = withoutReduced(text);
  return parseQuery(text).isReduced && !parseQuery(rest).isReduced ? rest : null;
}

/** The goods that a named service is done to, `battery iphone 11` of `battery replacement iphone 11`; null without both. */
export function goodsDoneTo({ good, terms }: Query): Query | null {
  if (good === null || !isService(keyOf(good.units))) return null;
  const from = terms.indexOf(good);
  // In Khmer they follow the work, whatever the text begins with: ទូរស័ព្ទ ដូរ រន្ធសាក.
  const inOrder = good.units[0]!.run.script === "khmer" ? [...terms.slice(from), ...terms.slice(0, from)] : terms;
  const others = inOrder.filter(({ units }) => !isService(keyOf(units)));
  if (!others.some(isGoods)) return null;
  return parseQuery(others.map(({ units }) => keyOf(units)).join(" "));
}

const changing = keysOfNames(["changing"]);
/** The same for a part that is to be changed. */
export function partToChange(query: Query): Query | null {
  const isChange = query.good !== null && changing.has(keyOf(query.good.units));
  const part = isChange ? goodsDoneTo(query) : null;
  return part?.good ? part : null;
}
