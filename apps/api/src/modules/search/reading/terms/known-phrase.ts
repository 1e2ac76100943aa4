import { keyOf, type Unit } from "./units.ts";
import { longestPhrase, synonymsOf } from "../../words/synonyms.ts";
import { isPhrase, longestWish } from "../../words/wishes.ts";

/** A phrase that the dictionary has, or that asks for something such as an order. */
export interface KnownPhrase {
  length: number;
  synonyms: ReadonlySet<string>;
}

const longest = Math.max(longestPhrase, longestWish);

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
