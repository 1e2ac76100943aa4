import { asOneWord, dividedWord } from "./divided-words.ts";
import { knownPhrase } from "./known-phrase.ts";
import type { Unit } from "./units.ts";
import { fillerKeys, goodsKeys } from "../../words/synonyms.ts";

/** How many words before the pieces a name may begin. */
const mostBefore = 2;

/** Joins two pieces of a word where that makes a longer name with its neighbours (`wi fi extender`, `battery back up`), or where the second says nothing by itself: `wire less`. */
export function withPiecesJoined(units: readonly Unit[]): Unit[] {
  const joined: Unit[] = [];
  for (let at = 0; at < units.length; at++) {
    const [first, second] = units.slice(at, at + 2);
    const word = asOneWord(first, second);
    const apart = [...joined, ...units.slice(at)];
    if (word && (isEmpty(first!, second!) || makesName(apart, joined.length, word))) {
      joined.push(word);
      at++;
    } else joined.push(first!);
  }
  return joined;
}

const isEmpty = (first: Unit, second: Unit) =>
  fillerKeys.has(second.text) && dividedWord([first, second]) !== undefined;

/** Whether a word instead of the two pieces at this place belongs to a name of several words that reaches further than those of the pieces. It may end that name, unless both pieces are goods: a `conference speaker phone` is a speaker. */
function makesName(apart: readonly Unit[], at: number, word: Unit): boolean {
  const together = apart.toSpliced(at, 2, word);
  const areGoods = apart.slice(at, at + 2).every(({ text }) => goodsKeys.has(text));
  return Array.from({ length: Math.min(mostBefore, at) + 1 }, (_, before) => before).some((before) => {
    const [joined, typed] = [together, apart].map((units) => knownPhrase(units.slice(at - before))?.length ?? 0);
    return joined! > (areGoods ? before + 1 : Math.max(before, 1)) && joined! >= typed!;
  });
}
