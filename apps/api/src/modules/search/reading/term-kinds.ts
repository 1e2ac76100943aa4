import type { Term } from "./terms.ts";
import { keyOf, unitsOf } from "./units.ts";
import { besideKind, colours, fillers, lines, makers, modelWords, placesOfUse } from "../words/dictionary.ts";
import { fold } from "../words/fold.ts";
import { clustersOf, runsOf, type Run } from "../words/scripts.ts";
import { phraseKey, propertyKeys, synonymsOf } from "../words/synonyms.ts";
import { endsKind, isAnything, isReduced, wishOf } from "../words/wishes.ts";

/** A phrase as {@link keyOf} compares it. */
export const keyOfPhrase = (phrase: string): string => keyOf(runsOf(fold(phrase)).flatMap(unitsOf));
export const keysOf = (phrases: readonly string[]): ReadonlySet<string> => new Set(phrases.map(keyOfPhrase));
/** The same of names, and of what else they are called. */
export const keysOfNames = (names: readonly string[]): ReadonlySet<string> => keysOf(names.flatMap((name) => [name, ...synonymsOf(keyOfPhrase(name))!]));

const besideKeys = keysOf(besideKind);
const colourKeys = keysOf(colours.flat());
const makerKeys = keysOf(makers.flat());
const lineKeys = keysOf(lines.flat());
const modelKeys = keysOf(modelWords);
const placeKeys = keysOf(placesOfUse);
const fillerKeys = new Set(fillers.map((word) => phraseKey([fold(word)])));

export const hasDigit = ({ units }: Term): boolean => units.some(({ code }) => code?.hasDigit);
/** Whether a term is a number and nothing else. */
export const isNumber = ({ units }: Term): boolean => units.every(({ text }) => /^[\d.]+$/.test(text));

export const isMakerName = (key: string): boolean => makerKeys.has(key);
export const isMaker = ({ units }: Term): boolean => isMakerName(keyOf(units));
export const isLine = ({ units }: Term): boolean => lineKeys.has(keyOf(units));
/** Whether a term is what makers add to the names of models. */
export const isModelWord = ({ units }: Term): boolean => modelKeys.has(keyOf(units));
/** Whether a phrase says how things are, not which. */
export const isPropertyKey = (key: string): boolean => propertyKeys.has(key);
/** Whether a term says how things are, not which. */
export const isProperty = ({ units, measure }: Term): boolean => !!measure || propertyKeys.has(keyOf(units)) || /^\d+$/.test(keyOf(units));
/** Whether a term says where something is used. */
export const isPlace = ({ units }: Term): boolean => placeKeys.has(keyOf(units));
export const isColour = ({ units }: Term): boolean => colourKeys.has(keyOf(units));
/** Whether a term says whose a thing is or how it is. */
export const isBeside = (term: Term): boolean => besideKeys.has(keyOf(term.units)) || isProperty(term);
export const isThing = (term: Term): boolean => !hasDigit(term) && !besideKeys.has(keyOf(term.units));

/** A term of one Chinese sign or one letter of Khmer that is no name: too many words have it. */
const isSign = ({ units }: Term): boolean => units.every(({ run, code }) => code === null && clustersOf(run).length === 1) && synonymsOf(keyOf(units)) === undefined;

/**
 * The words of a query in scripts without blanks as they were typed, each with its terms: what neither the shop nor its
 * segmenter knows is cut to pieces, of which one alone stands in other words (器 of 加湿器 in 处理器).
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

/** The stretch of text that a term which is no name, nor a place, was cut out of. */
const pieceOf = (term: Term | undefined): Run | undefined => (term && synonymsOf(keyOf(term.units)) === undefined && !isPlace(term) ? term.units[0]!.within : undefined);

/**
 * Those of the terms that tell of something by themselves, as far as any do: not the 15 of `case for iphone 15`, nor
 * the gaming of a `gaming chair`, the ultra of an `s24 ultra` or the home of a `tv for home`.
 */
export function telling(terms: readonly Term[]): readonly Term[] {
  const numbersLeft = terms.filter((term) => !isNumber(term) && !isSign(term));
  const kept = numbersLeft.filter((term) => !isProperty(term) && !isModelWord(term) && !isPlace(term));
  return [kept, numbersLeft, terms].find(({ length }) => length > 0) ?? terms;
}

/** Whether a term stands beside others and says nothing of what is looked for. */
export function isFiller({ units }: Term): boolean {
  const key = keyOf(units);
  return fillerKeys.has(key) || isAnything(key) || endsKind(key);
}

/** Whether a term says what is looked for: no filler, and nothing that asks for an order or a promotion. */
export const saysWhat = (term: Term) => !isFiller(term) && wishOf(keyOf(term.units)) === undefined && !isReduced(keyOf(term.units));
