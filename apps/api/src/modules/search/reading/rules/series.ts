import { combine, type Form } from "../terms/forms.ts";
import { keysOf } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";

const series = keysOf(["series", "系列", "ស៊េរី"]);
const isSeries = (term: Term | undefined) => term !== undefined && series.has(keyOf(term.units));
const isLetter = (term: Term | undefined) => term !== undefined && /^[a-z]$/.test(keyOf(term.units));
const isKhmer = ({ units }: Term) => units[0]!.run.script === "khmer";

/**
 * Reads a letter and the word for a series as all models of that letter: an A16 and an A56 for `samsung a series`. In Khmer
 * the letter comes second; in English it is a name then, as in `xbox series x`.
 */
export function bySeries(terms: readonly Term[]): readonly Term[] {
  const at = terms.findIndex((term, index) => isSeries(term) && isLetter(terms[isKhmer(term) ? index + 1 : index - 1]));
  if (at < 0) return terms;
  const named = terms[at]!;
  const first = isKhmer(named) ? at : at - 1;
  const letter = terms[first === at ? at + 1 : first]!;
  const models = [...Array(10).keys()].map((digit): Form => [
    { lexeme: `${keyOf(letter.units)}${digit}`, prefix: true },
  ]);
  return terms.toSpliced(first, 2, { ...named, own: [...combine([letter.own, named.own]), ...models] });
}
