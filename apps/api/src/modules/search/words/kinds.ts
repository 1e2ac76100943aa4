import { singular } from "./english.ts";
import { fold } from "./fold.ts";
import { goodsKeys, longestPhrase, phraseKey, propertyKeys, synonymsOf } from "./synonyms.ts";

/** What comes with a thing is not what it is: `enclosure w/ fan`. */
const accompanying = /\b(?:with|without|incl?|including|w)\b[^,;(|]*/g;
/** What is done to a thing is no thing: `Installation of one camera`, `Changing a phone battery`, `Moving data to a new phone`. */
const done = /^(\w+) of\b.*|^(\w+ing) (?:(?:an?|the|one|two|three|four|your)\b|\w+ to (?:an?|the|your)\b).*/;
/** Before it stands a thing, after it what that has: `notebook 512 GB SSD`, `PC case, USB 3.2, 4 fans`. */
const thenHas = /\b\d+\s?[gtm]b\b|[,;]\s/;
/** What ends a group of words in a name: punctuation, a number or code with its unit, a word that goes on. */
const ends = /[^a-z0-9/&'’() -]+|\s[-–/]\s|\b(?:and|from|by|in|on|of)\b|\S*\d\S*(?:\s+(?:pcs?|pages?|sheets?|gb|tb|mb|cm|mm|m|ft|inch|hz|ghz|mhz|mah|w|v)\b(?:\(s\))?)?|[()]/;
/** Words after a noun that say how it looks or how many there are, not what it is; and see `saidAfter`. */
const after = new Set(
  "black white blue red green gray grey silver gold pink yellow orange purple brown beige clear transparent original compatible pack pcs set kit pair new series edition gb tb mb cm mm m ft in inch w v hz ghz mhz mah multicolour multicolor color colour".split(" "),
);

/**
 * What a product is, by its English name: the last noun of each group of words. A laptop lock is
 * a lock and a camera battery a battery, however often they are found by laptop and camera.
 */
export function kindsOf(name: string): string[] {
  const kinds: string[] = [];
  // Where a name has said what it is, what follows tells what that has: `PC case, USB 3.2, 4 fans`.
  for (const part of fold(name).replace(done, deed).replace(accompanying, ",").split(thenHas)) {
    kinds.push(...kindsIn(part));
    if (kinds.some(isGood)) break;
  }
  return [...new Set(kinds)];
}

/** The word for what is done, where a name says first what that is. */
const deed = (name: string, noun: string | undefined, verb: string | undefined): string => verb ?? (noun && synonymsOf(singular(noun)) ? noun : name);

/** How many words at the end of a group say what the noun before them is like: `camcorder Full HD`, `mouse wireless`. */
function saidAfter(words: readonly string[]): number {
  if (words.length > 1 && after.has(words.at(-1)!)) return 1;
  return [2, 1].find((many) => words.length > many && propertyKeys.has(phraseKey(words.slice(-many))) && !goodsKeys.has(singular(words.at(-1)!))) ?? 0;
}

function kindsIn(text: string): string[] {
  const kinds = new Set<string>();
  for (const group of text.split(ends)) {
    const words = (group ?? "").split(/[\s-]+/).filter(Boolean);
    for (let many = saidAfter(words); many > 0; many = saidAfter(words)) words.length -= many;
    for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
      const phrase = phraseKey(words.slice(-length).flatMap((word) => word.split("/")));
      if (synonymsOf(phrase)) kinds.add(phrase);
    }
    for (const word of words.at(-1)?.split(/[/&]/) ?? []) if (word.length > 1) kinds.add(singular(word));
  }
  return [...kinds].map((kind) => `$${kind}`);
}

/** What goes with goods or into them, and is none of them: a sleeve among the laptops is no laptop. */
const parts = new Set("sleeve protector connector roller tray feeder band strap bracket rest converter skin pouch part hinge clip".split(" "));

/** Whether a kind tells what a product is, as far as that is of use: a good, or what goes with goods. */
export const tellsKind = (kind: string): boolean => isGood(kind) || parts.has(kind.slice(1));

/** Marks a product of which a kind is known, so that it is none of another kind. */
export const knownKind = "$";

/** Whether the dictionary has a kind of goods: a word that is no name of a maker or a model. */
export const isGood = (kind: string): boolean => goodsKeys.has(kind.slice(1));
