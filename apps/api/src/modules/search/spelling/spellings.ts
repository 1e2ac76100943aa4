import { isShopName, named, type Meant } from "./meant-words.ts";
import { withWordsPut } from "./put-words.ts";
import type { TypedWord } from "./typed-words.ts";
import { parseQuery, type Query } from "../reading/query.ts";
import { phraseKey, singular } from "../words/english.ts";
import { goodsKeys, synonymsOf } from "../words/synonyms.ts";

/** A corrected text. */
export interface Spelling {
  text: string;
  /** The corrections, if they are so uncertain that one product must have them all; null if they are certain. */
  guessed: string | null;
}

/** A spelling and how far it is from what was typed, about in edits. */
export interface RatedSpelling extends Spelling {
  farness: number;
}

/** Most corrected texts that are tried. */
const mostSpellings = 6;

/** The texts that the corrections of the words make together, without wild guesses. */
export function spellingsOf(query: Query, words: readonly TypedWord[]): RatedSpelling[] {
  const ways = combined(words.map((word) => choicesFor(word, words)));
  return ways.flatMap((way) => {
    const put = way.flatMap((meant, index) => (meant.edits > 0 ? [{ ...meant, typed: words[index]! }] : []));
    const left = words.filter((_, index) => way[index]!.edits === 0);
    return put.length > 0 && isLikely(put) ? [spellingWith(put, left, query)] : [];
  });
}

/** The likeliest spellings. Of equally near ones, those that form a name with their neighbours come first: `access point`, not `access port`. */
export const likeliest = (spellings: readonly RatedSpelling[]): RatedSpelling[] =>
  spellings
    .toSorted((a, b) => a.farness - b.farness || namesOfSeveral(b.text) - namesOfSeveral(a.text))
    .slice(0, mostSpellings);

/** How many names of several words a text has. */
const namesOfSeveral = (text: string) => parseQuery(text).terms.filter(({ units }) => units.length > 1).length;

/** What may stand in place of a word. A known one is only corrected if no word is wrong. */
function choicesFor({ text, known, begun, meant }: TypedWord, words: readonly TypedWord[]): Meant[] {
  const wrong = words.some((other) => !other.known && other.meant.length > 0);
  return [
    ...(begun || known || meant.length === 0 ? [{ word: text, edits: 0 }] : []),
    ...(known && wrong ? [] : meant),
  ];
}

/** Combines one word of each list, the best combinations first. Only the best are kept at each step, so their number stays small. */
function combined(lists: readonly (readonly Meant[])[]): Meant[][] {
  const extended = (ways: { way: Meant[]; rank: number }[], list: readonly Meant[]) =>
    ways
      .flatMap(({ way, rank }) => list.map((meant, place) => ({ way: [...way, meant], rank: rank + place })))
      .sort((a, b) => a.rank - b.rank)
      .slice(0, 2 * mostSpellings);
  return lists.reduce(extended, [{ way: [], rank: 0 }]).map(({ way }) => way);
}

/** Beside a corrected word, one that may be half typed is as likely a mistake if goods are one edit away: the `lok` of a `fingrprnt lok`. */
const farnessOfBegun = ({ begun, known, meant }: TypedWord): number =>
  begun && !known && meant.some(({ word, edits }) => edits === 1 && goodsKeys.has(singular(word))) ? 1.25 : 0;

/** A word that is put in place of a typed one. */
interface Put extends Meant {
  typed: TypedWord;
}

const spellingWith = (put: readonly Put[], left: readonly TypedWord[], { text, words }: Query): RatedSpelling => ({
  text: withWordsPut(
    text,
    words,
    new Map(put.flatMap(({ typed, word }) => typed.units.map((unit, index) => [unit, index === 0 ? word : ""]))),
  ),
  guessed: isSure(put) ? null : put.map(({ word }) => word).join(" "),
  farness: put
    .map(farnessOf)
    .concat(left.map(farnessOfBegun))
    .reduce((sum, each) => sum + each, 0),
});

const beginsAlike = ({ typed, word }: Put) => typed.text[0] === word[0];

/** The distance of a correction: its edits, and half a one if the first letters differ, since people rarely mistype these. */
const farnessOf = (put: Put) => put.edits + (beginsAlike(put) ? 0 : 0.5);

/** Whether several corrections are together one name of the dictionary: `graphic card`. */
const isOneName = (put: readonly Put[]) => synonymsOf(phraseKey(put.map(({ word }) => word))) !== undefined;

/** Whether corrections are certain: a single one, one name, several of which one is goods, or all of them words of the dictionary (`samsung galaxy`, `wireless charging`). */
const isSure = (put: readonly Put[]) =>
  put.length === 1 ||
  isOneName(put) ||
  put.every((each) => isShopName(each.word) || (named.has(each.word) && each.word.length > 4 && beginsAlike(each))) ||
  put.some(({ word }) => goodsKeys.has(singular(word)));

/** Whether corrections are certain, or each is at least a long word with the same first letter: `seagte skyhwk`. */
const isLikely = (put: readonly Put[]) =>
  isSure(put) ||
  put.every((each) => isShopName(each.word) || (beginsAlike(each) && each.word.length >= (each.edits > 1 ? 7 : 5)));
