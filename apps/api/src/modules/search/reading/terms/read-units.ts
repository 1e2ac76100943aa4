import { LRUCache } from "lru-cache";
import type { Unit } from "./units.ts";
import { phraseKey } from "../../words/english.ts";
import { fold } from "../../words/fold.ts";
import { meaningsOf } from "../../words/meanings.ts";
import { takeApart, type Code } from "../../words/numbers/codes.ts";
import { runsOf, type Run } from "../../words/scripts.ts";
import { isShopWord, segment, segmentBegun } from "../../words/segments.ts";
import { beginningAlike, beginsWithDevice, firstAlike } from "../../words/sounds/alike.ts";
import { firstHomophone } from "../../words/sounds/homophones.ts";
import { synonymsOf } from "../../words/synonyms.ts";

/** The words of a phrase. */
export const unitsIn = (phrase: string): Unit[] => runsOf(fold(phrase)).flatMap((run) => unitsOf(run));

/** Cached, since every query reads the names of what it may mean. */
const recent = new LRUCache<string, readonly Unit[]>({ max: 5000, memoMethod: unitsIn });

/** The words of a name, to be looked at only: those of a query are told apart by identity, and must be its own. */
export const unitsOfName = (name: string): readonly Unit[] => recent.memo(name);

/** Splits a run into words. If it is `begun` only, the last may be half typed. */
export const unitsOf = (run: Run, begun = false): Unit[] =>
  run.script === "latin" ? latinUnits(run) : unspacedUnits(run, begun);

function latinUnits(run: Run): Unit[] {
  const code = takeApart(run.text.slice(0, 64));
  if (code.joined === "") return [];
  return [{ run, text: run.text, code: isOneWord(code) ? takeApart(code.joined) : code }];
}

/** Whether several parts are known as one word: `mother-board`. */
const isOneWord = ({ parts, joined }: Code) =>
  parts.length > 1 && synonymsOf(phraseKey(parts)) === undefined && synonymsOf(phraseKey([joined])) !== undefined;

function unspacedUnits(run: Run, begun: boolean): Unit[] {
  const firstWord = run.script === "khmer" ? firstKhmerWord : firstChineseWord;
  const units: Unit[] = [];
  for (let pieces: readonly string[] = begun ? segmentBegun(run) : segment(run); pieces.length > 0;) {
    const { text, alike, rest } = firstWord(pieces);
    units.push({ run: { ...run, text }, text, code: null, within: run, ...(alike && { alike }) });
    pieces = rest;
  }
  return units;
}

/** The word that a row of pieces begins with, and the pieces after it. */
interface FirstWord {
  text: string;
  alike?: string | undefined;
  rest: readonly string[];
}

const firstOf = (pieces: readonly string[], length: number, alike?: string): FirstWord => ({
  text: pieces.slice(0, length).join(""),
  alike,
  rest: pieces.slice(length),
});

function firstKhmerWord(pieces: readonly string[]): FirstWord {
  if (beginsWithDevice(pieces)) return firstOf(pieces, pieces.length);
  const alike = firstAlike(pieces);
  if (alike) return firstOf(pieces, alike.length, alike.word);
  const begun = beginningAlike(pieces);
  if (!begun) return firstOf(pieces, 1);
  const after = segment({ script: "khmer", text: begun.rest });
  return { text: begun.text, alike: begun.word, rest: [...after, ...pieces.slice(begun.length)] };
}

function firstChineseWord(pieces: readonly string[]): FirstWord {
  const alike = firstHomophone(pieces);
  const length = lengthOfWord(pieces);
  return alike && alike.length >= length ? firstOf(pieces, alike.length, alike.word) : firstOf(pieces, length);
}

/** Most pieces that are tried as one word. */
const mostPieces = 4;

/** How many pieces at the beginning are one Chinese word that the segmenter does not know: 灭火 and 器, a fire extinguisher. */
function lengthOfWord(pieces: readonly string[]): number {
  for (let length = Math.min(mostPieces, pieces.length); length > 1; length--) {
    const taken = pieces.slice(0, length);
    if (!taken.some(isShopWord) && meaningsOf(taken.join("")).length > 0) return length;
  }
  return 1;
}
