import { termNamed } from "../terms/read-terms.ts";
import { isModelWord, isNumber, keysOf } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { lines } from "../../words/dictionary/lines.ts";
import { namesInEnglish } from "../../words/synonyms.ts";

const lineKeys = keysOf(lines.map(([name]) => name!));

/** Reads a name that both a line and its kind of goods have as the line, before what its models are called: earbuds are អ៊ែរប៉ត, but អ៊ែរប៉តប្រូ ៣ are AirPods. */
export const asLineOfModel = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const names = namesInEnglish(keyOf(term.units));
    const line = names.find((name) => lineKeys.has(name));
    const next = terms[at + 1];
    return line !== undefined && names.length > 1 && next && (isModelWord(next) || isNumber(next))
      ? termNamed(line)
      : term;
  });
