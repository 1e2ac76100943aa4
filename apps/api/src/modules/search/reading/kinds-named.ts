import { isLine, isMaker, isModelWord, isProperty } from "./term-kinds.ts";
import type { Term } from "./terms.ts";
import { keyOf, unitsOf } from "./units.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { goodsBegunBy, goodsKeys, synonymsOf } from "../words/synonyms.ts";

/**
 * Kinds of what is meant, as products say them: in English. Names of makers, their lines and models are those of no kind, nor are
 * properties: of `Samsung` all is meant, and of `Wi-Fi`. A word that is half typed means all goods that begin so.
 */
export function kindsOf(meant: Term | undefined, isBegun: boolean): string[] {
  if (!meant || [isMaker, isLine, isProperty, isModelWord].some((is) => is(meant))) return [];
  const key = keyOf(meant.units);
  const names = isBegun && synonymsOf(key) === undefined ? goodsBegunBy(key) : [key];
  return marksOf(names);
}

/** Kinds of goods that a term names, as products say them. */
export const kindsOfTerm = ({ units }: Term): string[] => marksOf([keyOf(units)]);

const marksOf = (names: readonly string[]) => [...new Set(names.flatMap(kindsNamed))].map((kind) => `$${kind}`);

function kindsNamed(key: string): string[] {
  const others = [...(synonymsOf(key) ?? [])].map((phrase) => keyOf(runsOf(fold(phrase)).flatMap(unitsOf)));
  const words = (inEnglish(key) ? key : (others.find(inEnglish) ?? key)).split(" ");
  // A surveillance disk is a kind of hard disk, and an external hard drive one of hard drive, but of no other drive.
  const broader = words.slice(1).map((_, index) => words.slice(index + 1).join(" ")).filter((name) => goodsKeys.has(name));
  return [key, ...broader, ...others].filter(inEnglish);
}

/** Kinds without the broader ones: of several words the last alone says too little, where it is no other name of them. Flash drives are no hard drives, a light bulb is a bulb. */
export function narrowKinds({ kinds }: { kinds: readonly string[] }): string[] {
  const [first = "", ...others] = kinds.map((kind) => kind.slice(1));
  const names = synonymsOf(first);
  return kinds.slice(0, 1).concat(others.filter((kind) => !first.endsWith(` ${kind}`) || names?.has(kind)).map((kind) => `$${kind}`));
}

export const inEnglish = (phrase: string): boolean => /^[\x20-\x7e]*$/.test(phrase);
