import { isPlug } from "../from-to.ts";
import { termNamed } from "../terms/read-terms.ts";
import { keysOf, keysOfNames } from "../terms/term-kinds.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { toScreens } from "../../words/relations/plugs.ts";

const cableKeys = keysOfNames(["cable"]);
const fromKeys = keysOfNames(toScreens.from);
const screenKeys = keysOfNames(toScreens.to);
const joiningKeys = keysOf(toScreens.joining);

/** Reads a cable between a device and a screen as what joins those: `cable to connect laptop to tv`. */
export function cableToScreen(terms: readonly Term[]): readonly Term[] {
  const isOf = (keys: ReadonlySet<string>) => (term: Term) => keys.has(keyOf(term.units));
  const isJoined = [cableKeys, fromKeys, screenKeys].every((keys) => terms.some(isOf(keys)));
  if (!isJoined || terms.some(isPlug)) return terms;
  const isDevice = isOf(new Set([...fromKeys, ...screenKeys, ...joiningKeys]));
  return terms
    .filter((term) => !isDevice(term))
    .map((term) => (isOf(cableKeys)(term) ? termNamed(toScreens.cable) : term));
}
