import { alikeAt, beginningAlike, beginsWithDevice } from "../../words/sounds/alike.ts";
import { takeApart, type Code } from "../../words/numbers/codes.ts";
import { phraseKey } from "../../words/english.ts";
import { homophoneAt } from "../../words/sounds/homophones.ts";
import { meaningsOf } from "../../words/meanings.ts";
import type { Run } from "../../words/scripts.ts";
import { isShopWord, segment } from "../../words/segments.ts";
import { synonymsOf } from "../../words/synonyms.ts";

/** One word of a query. */
export interface Unit {
  run: Run;
  /** The folded word, as the word lists have it. */
  text: string;
  code: Code | null;
  /** A known word that it sounds like, and is read as. */
  alike?: string | undefined;
  /** In a script without spaces, the text that it was cut out of. */
  within?: Run;
}

/** Splits a run into words. */
export function unitsOf(run: Run): Unit[] {
  if (run.script === "latin") {
    const code = takeApart(run.text.slice(0, 64));
    // A word that is known as one: `mother-board`.
    const isOne =
      code.parts.length > 1 &&
      synonymsOf(phraseKey(code.parts)) === undefined &&
      synonymsOf(phraseKey([code.joined])) !== undefined;
    return code.joined === "" ? [] : [{ run, text: run.text, code: isOne ? takeApart(code.joined) : code }];
  }
  const pieces = [...segment(run)];
  const unit = (text: string, alike?: string): Unit => ({
    run: { ...run, text },
    text,
    code: null,
    within: run,
    ...(alike && { alike }),
  });
  const units: Unit[] = [];
  for (let start = 0; start < pieces.length;) {
    if (run.script === "khmer" && beginsWithDevice(pieces.slice(start))) {
      units.push(unit(pieces.slice(start).join("")));
      break;
    }
    const alike = run.script === "han" ? homophoneAt(pieces, start) : alikeAt(pieces, start);
    const begun = alike || run.script === "han" ? undefined : beginningAlike(pieces[start]!);
    if (begun) {
      units.push(unit(begun.text, begun.word));
      pieces.splice(start, 1, ...segment({ ...run, text: pieces[start]!.slice(begun.text.length) }));
      continue;
    }
    const meant = run.script === "han" ? piecesOfWord(pieces, start) : 1;
    const isAlike = alike !== undefined && alike.length >= meant;
    const end = start + (isAlike ? alike.length : meant);
    units.push(unit(pieces.slice(start, end).join(""), isAlike ? alike.word : undefined));
    start = end;
  }
  return units;
}

/** Most pieces that are tried as one word. */
const mostPieces = 4;

/** How many pieces of a Chinese text from `start` on are one word that the segmenter does not know: 灭火 and 器, a fire extinguisher. */
function piecesOfWord(pieces: readonly string[], start: number): number {
  for (let length = Math.min(mostPieces, pieces.length - start); length > 1; length--) {
    const taken = pieces.slice(start, start + length);
    if (!taken.some(isShopWord) && meaningsOf(taken.join("")).length > 0) return length;
  }
  return 1;
}

/** The key of words, by which the word lists are looked up. */
export function keyOf(units: readonly Unit[]): string {
  return phraseKey(units.flatMap(({ code, alike, text }) => code?.parts ?? [alike ?? text]));
}

/** The text of a Latin word, for reading measures; empty for other scripts. */
export const textOf = ({ text, run }: Unit): string => (run.script === "latin" ? text : "");
