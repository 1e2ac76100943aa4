import { singular } from "./english.ts";
import { fold } from "./fold.ts";
import { longestPhrase, phraseKey, synonymsOf } from "./synonyms.ts";

/** What ends a group of words in a name: punctuation, a number or code with its unit, what comes with it. */
const ends = /[^a-z0-9/&'’() -]+|\s[-–/]\s|\b(?:with|and|without|incl|including|from|by|in|on|of|w)\b|\S*\d\S*(?:\s+(?:pcs?|pages?|sheets?|gb|tb|mb|cm|mm|m|ft|inch|hz|ghz|mhz|mah|w|v)\b(?:\(s\))?)?|[()]/;
/** Words after a noun that say how it looks or how many there are, not what it is. */
const after = new Set(
  "black white blue red green gray grey silver gold pink yellow orange purple brown beige clear transparent original compatible pack pcs set kit pair new series edition gb tb mb cm mm m ft in inch w v hz ghz mhz mah multicolour multicolor color colour".split(" "),
);

/**
 * What a product is, by its English name: the last noun of each group of words. A laptop lock is
 * a lock and a camera battery a battery, however often they are found by laptop and camera.
 */
export function kindsOf(name: string): string[] {
  const kinds = new Set<string>();
  for (const group of fold(name).split(ends)) {
    const words = (group ?? "").split(/[\s-]+/).filter(Boolean);
    while (words.length > 1 && after.has(words.at(-1)!)) words.pop();
    for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
      const phrase = phraseKey(words.slice(-length).flatMap((word) => word.split("/")));
      if (synonymsOf(phrase)) kinds.add(phrase);
    }
    for (const word of words.at(-1)?.split(/[/&]/) ?? []) if (word.length > 1) kinds.add(singular(word));
  }
  return [...kinds].map((kind) => `$${kind}`);
}
