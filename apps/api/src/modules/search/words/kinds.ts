import { makers } from "./dictionary/makers.ts";
import { phraseKey, singular } from "./english.ts";
import { fold } from "./fold.ts";
import { kindsOfLines, linesOfOneKind, makersOfLines } from "./relations/lines-and-makers.ts";
import { modelWords } from "./small-words.ts";
import { goodsKeys, longestPhrase, propertyKeys, synonymsOf } from "./synonyms.ts";

/** What comes with a product, and is not the product: `enclosure w/ fan`. */
const accompanying = /\b(?:with|without|incl?|including|w)\b[^,;(|]*/g;
/** Names of services, whose nouns are not what is sold: `Installation of one camera`, `Changing a phone battery`, `Moving data to a new phone`. */
const done = /^(\w+) of\b.*|^(\w+ing) (?:(?:an?|the|one|two|three|four|your)\b|\w+ to (?:an?|the|your)\b).*/;
/** Divides a name into the product and, after it, what the product has: `notebook 512 GB SSD`, `PC case, USB 3.2, 4 fans`, `MacBook - 13.3" display`. */
const thenHas = /\b\d+\s?[gtm]b\b|[,;]\s|\s-\s(?=\d\S* (?:touch-?screen )?display\b)/;
/** How many cells a battery has, which stands before its name. */
const ofCells = /\b\d+[- ](?=cell\b)/g;
/** What ends a group of words in a name: punctuation, a number or code with its unit, a conjunction or preposition. */
const ends =
  /[^a-z0-9/&'’() -]+|\s[-–/]\s|\b(?:and|from|by|in|on|of)\b|\S*\d\S*(?:\s+(?:pcs?|pages?|sheets?|gb|tb|mb|cm|mm|m|ft|inch|hz|ghz|mhz|mah|w|v)\b(?:\(s\))?)?|[()]/;
/** Words that may follow the noun and only describe it, such as colours and amounts; see also `saidAfter`. */
const after = new Set(
  "assembly replacement only black white blue red green gray grey silver gold pink yellow orange purple brown beige clear transparent original compatible pack pcs set kit pair new series edition gb tb mb cm mm m ft in inch w v hz ghz mhz mah multicolour multicolor color colour".split(
    " ",
  ),
);

/**
 * The kinds of a product, by its English name and its brand: the last noun of each group of words. A laptop lock is a lock, and a
 * camera battery a battery, although their names have the words `laptop` and `camera`.
 */
export function kindsOf(name: string, brand: string | null = null): string[] {
  const kinds = kindsSaid(name.replace(/\([^)]*\)/g, " "), brand);
  // What stands in brackets is often a part or a place: `Tester Cable (LCD + Digitizer)`, `LCD (on the board) connector`.
  return kinds.some(tellsKind) ? kinds : kindsSaid(name, brand);
}

function kindsSaid(name: string, brand: string | null): string[] {
  const kinds: string[] = [];
  // After the first part that names goods, the rest says what those have: `PC case, USB 3.2, 4 fans`.
  for (const part of fold(name).replace(ofCells, "").replace(done, deed).replace(accompanying, ",").split(thenHas)) {
    const groups = groupsOf(part);
    kinds.push(...groups.flatMap(kindsIn));
    if (!kinds.some(tellsKind)) kinds.push(...groups.flatMap((words) => kindsOfLine(words, brand)));
    if (kinds.some(isGood)) break;
  }
  return [...new Set(kinds)];
}

/** Replaces a service by the word for what is done: the verb, or the noun if the dictionary has it. */
const deed = (name: string, noun: string | undefined, verb: string | undefined): string =>
  verb ?? (noun && synonymsOf(singular(noun)) ? noun : name);

/** Whether these are goods called a system, such as a `speaker system`, which is a speaker; a `sound system` has that name. */
const isOnlySystem = (words: readonly string[]): boolean =>
  words.at(-1) === "system" &&
  [2, 3].every((many) => !goodsKeys.has(phraseKey(words.slice(-many)))) &&
  [2, 3].some((many) => goodsKeys.has(phraseKey(words.slice(-many, -1))));

/** How many words at the end of a group only describe the noun before them: `camcorder Full HD`, `mouse wireless`. */
function saidAfter(words: readonly string[]): number {
  if (words.length > 1 && (after.has(words.at(-1)!) || isOnlySystem(words))) return 1;
  return (
    [2, 1].find(
      (many) =>
        words.length > many &&
        propertyKeys.has(phraseKey(words.slice(-many))) &&
        !goodsKeys.has(singular(words.at(-1)!)),
    ) ?? 0
  );
}

/** The groups of words of a text, each up to its last noun. */
const groupsOf = (text: string): string[][] =>
  text.split(ends).map((group) => {
    const words = (group ?? "").split(/[\s-]+/).filter(Boolean);
    for (let many = saidAfter(words); many > 0; many = saidAfter(words)) words.length -= many;
    return words;
  });

function kindsIn(words: readonly string[]): string[] {
  const kinds = new Set<string>();
  for (let length = Math.min(longestPhrase, words.length); length > 1; length--) {
    const phrase = phraseKey(words.slice(-length).flatMap((word) => word.split("/")));
    if (synonymsOf(phrase)) kinds.add(phrase);
  }
  for (const word of words.at(-1)?.split(/[/&]/) ?? []) if (word.length > 1) kinds.add(singular(word));
  return [...kinds].map((kind) => `$${kind}`);
}

const keyOfMaker = (name: string) => phraseKey(fold(name).split(" "));
const makerKeys: ReadonlySet<string> = new Set(makers.flat().map(keyOfMaker));

/** The kind of a product that is called by its line alone, if no other maker's: `MacBook Pro`, unlike a `MacBook stand`. */
function kindsOfLine(words: readonly string[], brand: string | null): string[] {
  const line = words.findLast((word) => !modelWords.includes(word)) ?? "";
  const maker = keyOfMaker(brand ?? "");
  const isOthers = makerKeys.has(maker) && !makersOfLines.get(line)?.includes(maker);
  return linesOfOneKind.includes(line) && !isOthers ? [`$${kindsOfLines.get(line)!}`] : [];
}

/** Accessories and parts that the dictionary does not have as goods: a laptop sleeve is no laptop. */
const parts = new Set(
  "sleeve protector connector roller tray feeder band strap bracket rest converter skin pouch part hinge clip pole mast spacer harness pedestal cart lapdesk tote briefcase drawer organizer organiser grille splitter selector extender lid enclosure clamp housing wipe grip sling attachment jacket hardshell".split(
    " ",
  ),
);

/** Whether a kind is known to the dictionary as goods, or to the list of parts. */
export const tellsKind = (kind: string): boolean => isGood(kind) || parts.has(kind.slice(1));

/** The mark of a product with a known kind, which is therefore taken for no other kind. */
export const knownKind = "$";

/** Whether the dictionary has a kind as goods, and not only as a maker or a line. */
export const isGood = (kind: string): boolean => goodsKeys.has(kind.slice(1));
