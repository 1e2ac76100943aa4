import { LRUCache } from "lru-cache";
import { languages, type LocalText } from "@shop/kit/locale";
import { unitsOf } from "../reading/terms/read-units.ts";
import { keyOf } from "../reading/terms/units.ts";
import { takeApart } from "../words/numbers/codes.ts";
import { phraseKey, singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { runsOf, type Run } from "../words/scripts.ts";
import { texts } from "./facts.ts";

/** Separates the parts of a category name that names several things: `Bulbs and lamps`, `Memory (RAM)`. */
const between = /\s(?:and|&|or)\s|[,/()（）、与和]|\sនិង/u;

/** The index marks of the names of a category, as queries ask for them: `^smartphone`. */
export function categoryPhrases(name: LocalText): readonly string[] {
  const key = languages.map((language) => name[language]).join("\n");
  const phrases = recent.get(key) ?? readPhrases(name);
  recent.set(key, phrases);
  return phrases;
}

/** Whether a category holds several kinds of things, so that its name does not tell what any one product is. */
export const holdsSeveral = ({ en }: LocalText): boolean => between.test(itself(en));

/** Whether the kinds of things in a category share no noun: `Speakers and displays`, unlike `Action and car cameras`. */
export function isMixed({ en }: LocalText): boolean {
  // Brackets hold another name of the same thing, not a second thing: `Memory (RAM)`.
  const name = itself(en).replace(/\s*\(.*?\)/g, "");
  return between.test(name) && sharedNoun(name) === undefined;
}

/** A word that is said of all parts of a name and written once: `Smart speakers and displays` are no displays for a computer. */
const saidOnce = /^(?:smart|gaming) (?=.)/i;

/** The texts of a category's name that say what its goods are by themselves, and those that do so only with {@link saidOnce}. */
export function wordsOfCategory(name: LocalText): { own: readonly string[]; shared: readonly string[] } {
  if (!saidOnce.test(name.en) || !isMixed(name)) return { own: texts(name), shared: [] };
  const [first, ...shared] = name.en.split(between) as [string, ...string[]];
  return { own: [first, ...texts(name).filter((text) => text !== name.en)], shared };
}

const withFirstWord = (parts: readonly string[]): readonly string[] => {
  const [said = ""] = saidOnce.exec(parts[0]!) ?? [];
  return parts.map((part, at) => (at === 0 ? part : said + part));
};

/** The name without its purpose: `Monitors for work` are monitors. */
const itself = (name: string): string => name.split(" for ")[0]!;

/** Cached, since products of one category are indexed with the same names again and again. */
const recent = new LRUCache<string, readonly string[]>({ max: 1000 });

/** Two ways to write a Latin word: in parts, and joined. Shoppers write both `wi-fi` and `wifi`. */
const written = [
  (run: Run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text]),
  (run: Run) => [run.script === "latin" ? takeApart(run.text).joined : run.text],
];

function readPhrases(name: LocalText): string[] {
  const { en } = name;
  const shared = sharedNoun(en);
  const parts =
    shared === undefined
      ? texts(name).flatMap((text) => withFirstWord(text.split(between)))
      : en.split(between).map((part) => (part.endsWith(shared) ? part : `${part} ${shared}`));
  // Whose last part is no name by itself is also asked for by the whole, which a query has without `and`.
  const whole = saidOnce.test(en) ? [en.split(between).join(" ")] : [];
  const names = [...texts(name), ...parts, ...whole, itself(en)].filter((text) => text !== "");
  const phrases = names
    .map((text) => runsOf(fold(text)))
    .flatMap((runs) => [
      ...written.map((read) => phraseKey(runs.flatMap(read))),
      keyOf(runs.flatMap((run) => unitsOf(run))),
    ]);
  return [...new Set(phrases)].filter((phrase) => phrase !== "" && phrase.length < 60).map((phrase) => `^${phrase}`);
}

/**
 * The noun that the parts of a name share, if it is written only once: `Battery and solar cameras` are battery cameras
 * and solar cameras, no batteries. Only English names are examined, by their plurals. Where one shares its noun, the
 * other languages are taken to do so too, so their names are not split.
 */
function sharedNoun(name: string): string | undefined {
  const parts = name.split(between).map((part) => part.trim().split(" "));
  const [noun = "", said] = parts.at(-1)!.toReversed();
  return said !== undefined && isPlural(noun) && parts.some((words) => words[0] !== "" && !isPlural(words.at(-1)!))
    ? noun
    : undefined;
}

const isPlural = (word: string) => singular(fold(word)) !== fold(word);
