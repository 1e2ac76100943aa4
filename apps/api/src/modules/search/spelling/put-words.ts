import type { Unit } from "../reading/terms/units.ts";
import { dictionary } from "../words/dictionary/dictionary.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";

/** The spelling of words in the dictionary, by their folded form. */
const spellings = new Map(
  dictionary
    .flat()
    .toReversed()
    .map((phrase) => [fold(phrase), phrase]),
);

const spelt = (word: string) => spellings.get(word) ?? word;

/** Replaces some words of a text, in the spelling of the dictionary. The rest of the text stays as typed. */
export function withWordsPut(text: string, words: readonly Unit[], put: ReadonlyMap<Unit, string>): string {
  let written = "";
  let end = 0;
  for (const unit of words) {
    const place = placeOf(unit, text, end);
    if (!place) return rewritten(words, put);
    const word = put.get(unit);
    written += text.slice(end, place.from) + (word === undefined ? text.slice(place.from, place.to) : spelt(word));
    end = place.to;
  }
  return written + text.slice(end);
}

const letter = /[\p{L}\p{N}]/u;
/** Combining and invisible characters, which folding may drop. */
const hangsOn = /[\p{M}\p{Cf}]/u;

const read = (text: string) =>
  runsOf(fold(text))
    .map((run) => run.text)
    .join("");

/** Finds the next place of a folded word in the typed text. They may differ in length. */
function placeOf({ text: word }: Unit, text: string, start: number): { from: number; to: number } | undefined {
  const skipped = text.slice(start).search(letter);
  if (skipped < 0) return undefined;
  const from = start + skipped;
  for (let to = from + 1; to <= text.length; to++) {
    if (read(text.slice(from, to)) !== word) continue;
    while (to < text.length && hangsOn.test(text[to]!) && read(text.slice(from, to + 1)) === word) to++;
    return { from, to };
  }
  return undefined;
}

/** Builds the text anew from folded words, for texts whose words were rewritten before they were read, such as `ip 15`. */
const rewritten = (words: readonly Unit[], put: ReadonlyMap<Unit, string>) =>
  words.reduce(
    (text, unit, index) => `${text}${divider(words[index - 1], unit)}${spelt(put.get(unit) ?? unit.text)}`,
    "",
  );

/** A space between words, but not between two of Khmer or two of Chinese. */
const divider = (before: Unit | undefined, { run }: Unit) =>
  before && (run.script === "latin" || before.run.script !== run.script) ? " " : "";
