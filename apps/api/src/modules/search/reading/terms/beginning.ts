import { dividedModel, dividedUnspaced, dividedWord, type Divided } from "./divided-words.ts";
import { beginsPhrase, isCutOff } from "./half-typed.ts";
import { phraseAt, type KnownPhrase } from "./known-phrase.ts";
import { textOf, type Unit } from "./units.ts";
import { measureAt, type Measure } from "../../words/numbers/measures.ts";

/** What the words at the beginning of a row of words are, and how many of them. */
export type Beginning =
  | { kind: "measure"; length: number; measure: Measure }
  | { kind: "divided"; length: number; divided: Divided }
  /** All of them begin a name. */
  | { kind: "half"; length: number }
  | ({ kind: "phrase" } & KnownPhrase)
  | { kind: "word"; length: 1 };

export function beginningOf(units: readonly Unit[], before: Unit | undefined, typing: boolean): Beginning {
  const measure = measureAt(units.slice(0, 3).map(textOf));
  if (measure) return { kind: "measure", length: measure.words, measure };
  const unspaced = dividedUnspaced(units);
  if (unspaced) return { kind: "divided", length: unspaced.pieces, divided: unspaced };
  if ((typing || isCutOff(units.at(-1)!)) && beginsPhrase(units)) return { kind: "half", length: units.length };
  const phrase = phraseAt(units);
  if (phrase) return { kind: "phrase", ...phrase };
  const divided = dividedWord(units) ?? dividedModel(units, before, typing && units.length === 2);
  return divided ? { kind: "divided", length: divided.pieces, divided } : { kind: "word", length: 1 };
}
