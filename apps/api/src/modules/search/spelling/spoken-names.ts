import { isOfNames } from "./meant-words.ts";
import { withWordsPut } from "./put-words.ts";
import type { RatedSpelling } from "./spellings.ts";
import type { TypedWord } from "./typed-words.ts";
import type { Query } from "../reading/query.ts";
import { romanisedIn, type Romanised } from "../words/sounds/romanised.ts";
import { goodsKeys } from "../words/synonyms.ts";

/** A Khmer or Chinese name spelt in Latin letters is likelier than words two edits away. */
const farness = 1.5;
/** Several words hardly spell one long name by chance, of which some are known or which they begin: `kamera lan` is no camera with a LAN. Nor do letters that begin one, and are no other word with one mistake: `diann`. */
const farnessSurely = 0.9;
const longName = 8;
const isLong = (words: readonly TypedWord[]) => words.map(({ text }) => text).join("").length >= longName;
const areSome = (words: readonly TypedWord[], isBegun: boolean) =>
  isLong(words) && (isBegun ? words.length > 1 && !words.some(isGood) : words.some(({ known }) => known));
/** Goods that are typed right hardly belong to a name that is only begun: a `camerra bag` is no camera for the head. */
const isGood = ({ text }: TypedWord) => goodsKeys.has(text);
/** Whether words have only a part of a name that was typed right: the card and the camera of a `sim card cameera` are no កាតកាមេរ៉ា. */
const cutName = ({ terms }: Query, words: readonly TypedWord[]) => {
  const units = new Set(words.flatMap((word) => word.units));
  return terms.some(
    (term) => term.units.some((unit) => units.has(unit)) && !term.units.every((unit) => units.has(unit)),
  );
};

/**
 * The texts in which words that spell Khmer or Chinese names in Latin letters are those names. If a word that is near no
 * name spells one, the other unknown words may too: `thmor turasap` is not about Thor.
 */
export function spellingsSpoken(query: Query, words: readonly TypedWord[]): RatedSpelling[] {
  const texts = words.map(({ text }) => text);
  const namesOf = (isMeant: (word: TypedWord) => boolean) => romanisedIn(texts, words.map(isMeant));
  const ofUnknown = namesOf(({ known }) => !known);
  const ofUnlike = namesOf(
    ({ text, known, meant }) =>
      !known && !meant.some(({ edits, word }) => edits < 2 && word.length < text.length + 2 && isOfNames(word)),
  );
  const together = romanisedIn(
    texts,
    words.map(({ known }) => !known),
    false,
  ).filter(({ from, to, isBegun }) => {
    const taken = words.slice(from, to);
    return areSome(taken, isBegun) && !cutName(query, taken);
  });
  const ways = [
    { names: together, farness: farnessSurely },
    ...(ofUnknown.length > ofUnlike.length && ofUnlike.length > 0 ? [{ names: ofUnknown, farness }] : []),
    { names: ofUnlike, farness: ofUnlike.every(({ isBegun }) => isBegun) ? farnessSurely : farness },
  ];
  return ways
    .filter(({ names }) => names.length > 0)
    .map((way) => ({ text: withNamesPut(query, words, way.names), guessed: null, farness: way.farness }));
}

/** Replaces words by the Khmer and Chinese names that they spell. */
function withNamesPut(query: Query, words: readonly TypedWord[], names: readonly Romanised[]): string {
  const put = names.flatMap(({ from, to, word }) =>
    words
      .slice(from, to)
      .flatMap(({ units }) => units)
      .map((unit, index) => [unit, index === 0 ? word : ""] as const),
  );
  return withWordsPut(query.text, query.words, new Map(put)).trimEnd();
}
