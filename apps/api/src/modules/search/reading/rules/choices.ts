import { hasDigit, keysOf } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { choosing } from "../../words/small-words.ts";

const choosingKeys = keysOf(choosing);

/** Reads models and amounts with a word of choice between them as one term, which either of them meets: `iphone 17 or 16`, `i5 vs i7 laptop`. */
export function withChoices(terms: readonly Term[]): readonly Term[] {
  const read: Term[] = [];
  for (let at = 0; at < terms.length; at++) {
    const [before, next] = [read.at(-1), terms[at + 1]];
    if (choosingKeys.has(keyOf(terms[at]!.units)) && before && next && hasDigit(before) && hasDigit(next)) {
      read[read.length - 1] = eitherOf(before, next);
      at++;
    } else read.push(terms[at]!);
  }
  return read;
}

function eitherOf(one: Term, other: Term): Term {
  const measure = one.measure && other.measure ? { measure: [...one.measure, ...other.measure] } : {};
  return { units: one.units, own: [...one.own, ...other.own], other: [...one.other, ...other.other], ...measure };
}
