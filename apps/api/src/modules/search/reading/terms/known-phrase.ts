import { keyOf, type Unit } from "./units.ts";
import { goodsKeys, longestPhrase, propertyKeys, synonymsOf } from "../../words/synonyms.ts";
import { isPhrase, longestWish } from "../../words/wishes.ts";

/** A phrase that the dictionary has, or that asks for something such as an order. */
export interface KnownPhrase {
  length: number;
  synonyms: ReadonlySet<string>;
}

const longest = Math.max(longestPhrase, longestWish);

/**
 * The phrase that the words at the beginning are. Where a property stands before goods of several words that reach
 * further, only that: `fast` of `fast charging brick`, `rgb` of `rgb strip light`.
 */
export function phraseAt(units: readonly Unit[]): KnownPhrase | null {
  const phrase = knownPhrase(units);
  const length = phrase?.length ?? 0;
  for (let before = 1; before < length; before++) {
    const further = knownPhrase(units.slice(before))?.length ?? 0;
    const isProperty = [length, before].some((many) => propertyKeys.has(keyOf(units.slice(0, many))));
    if (isProperty && before + further > length && goodsKeys.has(keyOf(units.slice(before, before + further))))
      return knownPhrase(units.slice(0, before));
  }
  return phrase;
}

/** The longest known phrase at the beginning of these words; null if not even the first word is known. */
export function knownPhrase(units: readonly Unit[]): KnownPhrase | null {
  for (let length = Math.min(longest, units.length); length > 0; length--) {
    const key = keyOf(units.slice(0, length));
    const synonyms = synonymsOf(key) ?? (isPhrase(key) ? none : undefined);
    if (synonyms) return { length, synonyms };
  }
  return null;
}

const none: ReadonlySet<string> = new Set();
