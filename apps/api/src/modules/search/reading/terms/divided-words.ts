import { textOf, type Unit } from "./units.ts";
import { letterNamed } from "../../words/sounds/alike.ts";
import { takeApart } from "../../words/numbers/codes.ts";
import { phraseKey } from "../../words/english.ts";
import { measureAt } from "../../words/numbers/measures.ts";
import { synonymsOf } from "../../words/synonyms.ts";
import { isPhrase } from "../../words/wishes.ts";

/** A word of the dictionary, or a model, that was typed as several words. */
export interface Divided {
  unit: Unit;
  pieces: number;
  isModel?: true;
}

/** Two neighbours as one word. */
export const asOneWord = (first: Unit | undefined, second: Unit | undefined): Unit | undefined =>
  first && second && /^[a-z]+$/.test(first.text) && /^[a-z]{2,}$/.test(second.text)
    ? asText(first, first.text + second.text)
    : undefined;

const asText = ({ run }: Unit, text: string): Unit => ({ run: { ...run, text }, text, code: takeApart(text) });

/** Two neighbours that form a word of the dictionary when joined: `head set`, `i phone`. */
export function dividedWord([first, second]: readonly Unit[]): Divided | undefined {
  const unit = asOneWord(first, second);
  return unit && synonymsOf(phraseKey([unit.text])) && { unit, pieces: 2 };
}

/** What may follow the letter of a model. `a` and `i` are words too, so less may follow those: `a 56` is a Galaxy, `i 5` a processor. */
const afterLetter = /^\d{1,4}[a-z]{0,2}\+?$/;
const afterWord: Readonly<Record<string, RegExp>> = { a: /^(?:\d{2}[a-z]?|\d[sx])$/, i: /^[3579]$/ };
/** Paper sizes, though `a 4` would otherwise be an article and a number: `a 4 paper`. */
const onPaper = /^a [345] (?:paper|sheet|size)s?$/;
/** After one of these the letter begins no model: it is a times sign (`2 x 100`), an article (`need a 27 monitor`) or of a disc (`dvd r 50 pack`). */
const beforeOthers = /^(?:\d+|need|want|buy|have|get|find|cd|dvd|bd)$/;

/** A letter and a number that form a model, unless the number is part of a measure: `s 25`, `x 9c`. The letter may be spelt as Khmer says it: អេស ២៥. */
export function dividedModel(
  [first, second, ...others]: readonly Unit[],
  before: Unit | undefined,
  isBegun: boolean,
): Divided | undefined {
  const letter = /^[a-z]$/.test(first?.text ?? "") ? first!.text : letterNamed(first?.text ?? "");
  if (!first || !second || letter === undefined || beforeOthers.test(before?.text ?? "")) return undefined;
  const isSize = onPaper.test([letter, second.text, others[0]?.text].join(" "));
  if (
    !isSize &&
    (!((isBegun || !first.code ? undefined : afterWord[letter]) ?? afterLetter).test(second.text) ||
      measureAt([second, ...others].slice(0, 3).map(textOf)))
  )
    return undefined;
  return { unit: asText(second, letter + second.text), pieces: 2, isModel: true };
}

/** Neighbours that form a known word in a script without spaces, where some people type spaces anyway: 手提 电脑, ទូរស័ព្ទ ដៃ. */
export function dividedUnspaced(units: readonly Unit[]): Divided | undefined {
  for (const pieces of [3, 2]) {
    const taken = units.slice(0, pieces);
    if (taken.length < pieces || taken.some(({ run, code }) => code || run.script !== taken[0]!.run.script)) continue;
    const text = taken.map((unit) => unit.text).join("");
    if (synonymsOf(text) || isPhrase(text))
      return { unit: { run: { ...taken[0]!.run, text }, text, code: null }, pieces };
  }
  return undefined;
}
