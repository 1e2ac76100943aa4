import type { Unit } from "../reading/units.ts";
import { dictionary } from "../words/dictionary.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";

/** Words of the dictionary as it spells them, by their folded form. */
const spellings = new Map(dictionary.flat().toReversed().map((phrase) => [fold(phrase), phrase]));

const spelt = (word: string) => spellings.get(word) ?? word;

/** A text with other words for some of its own, in the dictionary's spelling; what is left is as it was typed. */
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
/** Signs of a Khmer letter that folding takes away, and what nobody sees. */
const hangsOn = /[\p{M}\p{Cf}]/u;

const read = (text: string) => runsOf(fold(text)).map((run) => run.text).join("");

/** Where a word stands next in a text as it was typed: folding makes words shorter or longer. */
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

/** The same put together anew of folded words, where the text was read in another way than it was typed, as `ip 15`. */
const rewritten = (words: readonly Unit[], put: ReadonlyMap<Unit, string>) =>
  words.reduce((text, unit, index) => `${text}${divider(words[index - 1], unit)}${spelt(put.get(unit) ?? unit.text)}`, "");

/** Khmer and Chinese stand apart from other scripts alone. */
const divider = (before: Unit | undefined, { run }: Unit) => (before && (run.script === "latin" || before.run.script !== run.script) ? " " : "");
