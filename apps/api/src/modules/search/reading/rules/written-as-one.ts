import { asNamed } from "./stand-ins.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { goodsKeys, synonymsOf } from "../../words/synonyms.ts";

/** Shorter ones may be anything. */
const fewestLetters = 7;

/** Names of goods of two words, by both written as one, unless the dictionary has that too. */
const asOne = new Map(
  [...goodsKeys]
    .filter((name) => /^[a-z]+ [a-z]+$/.test(name))
    .map((name) => [name.replace(" ", ""), name] as const)
    .filter(([joined]) => joined.length >= fewestLetters && synonymsOf(joined) === undefined),
);

/** Reads goods of two words that were written as one: `doorlock`. */
export function asApart(term: Term): Term {
  const name = asOne.get(keyOf(term.units));
  return name === undefined ? term : asNamed(term, [name]);
}
