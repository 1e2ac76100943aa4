import { isGoods, keysOf, keysOfNames } from "../terms/term-kinds.ts";
import { termNamed } from "../terms/read-terms.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { partsOfProperties } from "../../words/relations/properties.ts";

const partOf = new Map(
  [...partsOfProperties].flatMap(([property, part]) => [...keysOfNames([property])].map((key) => [key, part] as const)),
);
const forKeys = keysOf(["for", "សម្រាប់"]);

/** Reads a property before `for` and a device as the part that it is of: a `big screen for computer` is no computer with one. */
export const asPartsFor = (terms: readonly Term[]): readonly Term[] =>
  terms.map((term, at) => {
    const part = partOf.get(keyOf(term.units));
    const [joining, device] = terms.slice(at + 1, at + 3);
    return part !== undefined && device && forKeys.has(keyOf(joining!.units)) && isGoods(device)
      ? termNamed(part)
      : term;
  });
