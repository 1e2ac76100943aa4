import { asNamed } from "./stand-ins.ts";
import { keysOf } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { wirelessGoods } from "../../words/relations/properties.ts";
import { namesInEnglish, synonymsOf } from "../../words/synonyms.ts";

const wirelessKeys = keysOf(["wireless", "bluetooth"]);
/** Letters that tell the standards of Wi-Fi apart: `wireless n`. */
const standard = /^[abgn]$/;

/** Reads the beginning of a word after `wireless` or `bluetooth` as the goods that most people want so: `wireless mo` is a mouse. */
export function withoutWires(terms: readonly Term[]): readonly Term[] {
  const [before, last] = terms.slice(-2);
  if (!before || !last || !wirelessKeys.has(keyOf(before.units))) return terms;
  const begun = keyOf(last.units);
  if (!/^[a-z]+$/.test(begun) || standard.test(begun) || synonymsOf(begun) !== undefined) return terms;
  const names = wirelessGoods.filter((name) => namesInEnglish(name).some((each) => each.startsWith(begun)));
  return names.length === 0 ? terms : terms.with(-1, { ...asNamed(last, names), own: [] });
}
