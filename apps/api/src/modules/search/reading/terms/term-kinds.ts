import { unitsOfName } from "./read-units.ts";
import type { Term } from "./terms.ts";
import { keyOf } from "./units.ts";
import { colours } from "../../words/dictionary/colours.ts";
import { lines } from "../../words/dictionary/lines.ts";
import { makers } from "../../words/dictionary/makers.ts";
import { placesOfUse } from "../../words/relations/places-of-use.ts";
import { clustersOf, type Run } from "../../words/scripts.ts";
import { besideKind, modelWords } from "../../words/small-words.ts";
import { fillerKeys, goodsKeys, isService, propertyKeys, synonymsOf } from "../../words/synonyms.ts";
import { endsKind, isAnything, isReduced, wishOf } from "../../words/wishes.ts";

/** A phrase as {@link keyOf} compares it. */
export const keyOfPhrase = (phrase: string): string => keyOf(unitsOfName(phrase));
export const keysOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(keyOfPhrase));
/** The keys of names and of their synonyms. */
export const keysOfNames = (names: readonly string[]): ReadonlySet<string> =>
  keysOf(names.flatMap((name) => [name, ...synonymsOf(keyOfPhrase(name))!]));

const besideKeys = keysOf(besideKind);
const colourKeys = keysOf(colours.flat());
const makerKeys = keysOf(makers.flat());
const lineKeys = keysOf(lines.flat());
const modelKeys = keysOf(modelWords);
const placeKeys = keysOf(placesOfUse);

export const hasDigit = ({ units }: Term): boolean => units.some(({ code }) => code?.hasDigit);
/** Whether a term is a number and nothing else. */
export const isNumber = ({ units }: Term): boolean => units.every(({ text }) => /^[\d.]+$/.test(text));

export const isMakerName = (key: string): boolean => makerKeys.has(key);
export const isMaker = ({ units }: Term): boolean => isMakerName(keyOf(units));
export const isLine = ({ units }: Term): boolean => lineKeys.has(keyOf(units));
/** Whether a term is a word that makers add to models, such as `pro`. */
export const isModelWord = ({ units }: Term): boolean => modelKeys.has(keyOf(units));
/** Whether a phrase is a property of goods, not goods. */
export const isPropertyKey = (key: string): boolean => propertyKeys.has(key);
/** Whether a term is a property, a measure or a whole number. */
export const isProperty = ({ units, measure }: Term): boolean =>
  !!measure || propertyKeys.has(keyOf(units)) || /^\d+$/.test(keyOf(units));
/** Whether a term says where something is used. */
export const isPlace = ({ units }: Term): boolean => placeKeys.has(keyOf(units));
export const isColour = ({ units }: Term): boolean => colourKeys.has(keyOf(units));
/** Whether a term only describes the goods beside it: a maker, line or property. */
export const isBeside = (term: Term): boolean => besideKeys.has(keyOf(term.units)) || isProperty(term);
export const isThing = (term: Term): boolean =>
  (!hasDigit(term) || goodsKeys.has(keyOf(term.units))) && !besideKeys.has(keyOf(term.units));

/** Whether a term names goods, and no service. */
export const isGoods = ({ units }: Term): boolean => goodsKeys.has(keyOf(units)) && !isService(keyOf(units));

/** Whether a term tells one product from others of its kind: a maker, a line, or a number that is no property. */
export const tellsApart = (term: Term) =>
  (hasDigit(term) && !isPropertyKey(keyOf(term.units))) || isMaker(term) || isLine(term);

/** Whether a term is a single Chinese or Khmer character that is no known word and begins none; too many words contain it. */
const isSign = (term: Term): boolean =>
  term.units.every(({ run, code }) => code === null && clustersOf(run).length === 1) &&
  synonymsOf(keyOf(term.units)) === undefined &&
  !isHalf(term);

/**
 * Groups the terms of a query by the words that were typed. In scripts without spaces, a word that neither the
 * dictionary nor the segmenter knows is cut into pieces. These belong together, since one piece alone also occurs in
 * other words: 器 of 加湿器 in 处理器.
 */
export function wordsTyped(terms: readonly Term[]): Term[][] {
  const words: Term[][] = [];
  for (const [at, term] of terms.entries()) {
    const within = pieceOf(term);
    if (within && within === pieceOf(terms[at - 1])) words.at(-1)!.push(term);
    else words.push([term]);
  }
  return words;
}

/** The text that a term was cut out of; undefined if it is a known word or a place, which stands for itself. */
const pieceOf = (term: Term | undefined): Run | undefined =>
  term && synonymsOf(keyOf(term.units)) === undefined && !isPlace(term) ? term.units[0]!.within : undefined;

/** Whether a term beside a line names goods, a maker or the line. Other words are mostly what the maker calls a model: the carbon of a `thinkpad x1 carbon`. */
const isOfLine = (term: Term): boolean => isLine(term) || isMaker(term) || goodsKeys.has(keyOf(term.units));

/**
 * The terms that mean something by themselves: not the 15 of `case for iphone 15`, the gaming of a `gaming chair`, the
 * ultra of an `s24 ultra`, the carbon of a `thinkpad x1 carbon` or the home of a `tv for home`. If none does, words without numbers, and else all terms.
 */
export function telling(terms: readonly Term[]): readonly Term[] {
  const numbersLeft = terms.filter((term) => !isNumber(term) && !isSign(term));
  const isNamed = terms.some(isLine) ? isOfLine : (term: Term) => !isModelWord(term) && !isPlace(term);
  const named = numbersLeft.filter((term) => !isProperty(term) && isNamed(term));
  return [named, numbersLeft, terms].find(({ length }) => length > 0) ?? terms;
}

/** Whether a term is no known word, but was read as the beginning of one. */
export const isHalf = ({ units, other, isTranslated }: Term): boolean =>
  !isTranslated &&
  other.length > 0 &&
  units.every(({ alike }) => alike === undefined) &&
  synonymsOf(keyOf(units)) === undefined;

/** Whether a term only joins others and says nothing of what is searched for, such as `for`. */
export function isFiller({ units }: Term): boolean {
  const key = keyOf(units);
  return fillerKeys.has(key) || isAnything(key) || endsKind(key);
}

/** Whether a term says what is searched for: it is no filler, and asks for no order and no promotion. */
export const saysWhat = (term: Term) =>
  !isFiller(term) && wishOf(keyOf(term.units)) === undefined && !isReduced(keyOf(term.units));
