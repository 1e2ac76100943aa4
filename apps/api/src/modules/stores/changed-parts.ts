import { isDeepStrictEqual } from "node:util";

type Parts = Record<string, unknown>;

const hasParts = (value: unknown): value is Parts =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The parts of `before` that differ in `after`, nested as they are; null for a part that only `after` has. Lists count as one value. */
export function changedParts(before: Parts, after: Parts): Parts {
  const changed = Object.keys({ ...before, ...after }).filter((key) => !isDeepStrictEqual(before[key], after[key]));
  return Object.fromEntries(
    changed.map((key) => {
      const [was, is] = [before[key], after[key]];
      return [key, hasParts(was) && hasParts(is) ? changedParts(was, is) : (was ?? null)];
    }),
  );
}
