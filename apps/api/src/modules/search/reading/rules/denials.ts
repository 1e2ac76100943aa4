import { hasDigit, isNumber, keysOf } from "../terms/term-kinds.ts";
import { termNamed } from "../terms/read-terms.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { synonymsOf } from "../../words/synonyms.ts";
import { isDenying } from "../../words/wishes.ts";

/** Words that may stand between a denial and what it denies: `not for gaming`. */
const leading = keysOf(["for", "with", "from", "by", "a", "an", "the"]);

/** Reads a word such as `no` as `without`, but only if a known word or a code follows: in `phone no 5g`, not in `No Frost` or `no 1`. */
export function asDenying(term: Term, terms: readonly Term[]): Term {
  const at = terms.indexOf(term);
  const before = terms.slice(0, at).map(({ units }) => keyOf(units));
  const next = terms.slice(at + 1).find(({ units }) => !leading.has(keyOf(units)));
  const mayBeDenied =
    next !== undefined && (synonymsOf(keyOf(next.units)) !== undefined || (hasDigit(next) && !isNumber(next)));
  return mayBeDenied && isDenying(keyOf(term.units), before) ? termNamed("without") : term;
}
