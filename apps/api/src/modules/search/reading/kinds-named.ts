import { isLine, isMaker, isModelWord, isProperty, keyOfPhrase } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { goodsBegunBy, goodsKeys, synonymsOf } from "../words/synonyms.ts";

/**
 * The kinds of goods that the decisive term of a query means, as marks of the index, which are English. Makers, lines,
 * models and properties name no kind: `Samsung` and `Wi-Fi` mean all goods that have them. A half-typed word means all
 * goods whose names begin with it.
 */
export function kindsOf(meant: Term, isBegun: boolean): string[] {
  if ([isMaker, isLine, isProperty, isModelWord].some((is) => is(meant))) return [];
  const key = keyOf(meant.units);
  const names = isBegun && synonymsOf(key) === undefined ? goodsBegunBy(key) : [key];
  return marksOf(names);
}

/** The kinds of goods that a term names, as marks of the index. */
export const kindsOfTerm = ({ units }: Term): string[] => marksOf([keyOf(units)]);

const marksOf = (names: readonly string[]) => [...new Set(names.flatMap(namesOfKinds))].map((kind) => `$${kind}`);
/** The kinds of goods that a name means, as marks of the index. */
export const kindsNamed = (name: string): string[] => marksOf([name]);

function namesOfKinds(key: string): string[] {
  const others = [...(synonymsOf(key) ?? [])].map(keyOfPhrase);
  const words = (inEnglish(key) ? key : (others.find(inEnglish) ?? key)).split(" ");
  // The last words of a name are a broader kind if they name goods themselves: an external hard drive is a hard drive; `drive` alone names none.
  const broader = words
    .slice(1)
    .map((_, index) => words.slice(index + 1).join(" "))
    .filter((name) => goodsKeys.has(name));
  return [key, ...broader, ...others].filter(inEnglish);
}

/** Drops kinds that are only the last word of the first one, since that is too broad, unless it is a synonym of it: a `light bulb` is also a `bulb`. */
export function narrowKinds({ kinds }: { kinds: readonly string[] }): string[] {
  const [first = "", ...others] = kinds.map((kind) => kind.slice(1));
  const names = synonymsOf(first);
  return kinds
    .slice(0, 1)
    .concat(others.filter((kind) => !first.endsWith(` ${kind}`) || names?.has(kind)).map((kind) => `$${kind}`));
}

export const inEnglish = (phrase: string): boolean => /^[\x20-\x7e]*$/.test(phrase);
