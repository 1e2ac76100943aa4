import { LRUCache } from "lru-cache";
import { languages, type LocalText } from "@shop/kit/locale";
import { keyOf, unitsOf } from "../reading/units.ts";
import { takeApart } from "../words/codes.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { runsOf, type Run } from "../words/scripts.ts";
import { phraseKey } from "../words/synonyms.ts";
import { texts } from "./facts.ts";

/** Names of categories that stand for several things: `Bulbs and lamps`, `Memory (RAM)`. */
const between = /\s(?:and|&|or)\s|[,/()（）、与和]|\sនិង/u;

/** The names that a category goes by, in the form in which queries ask for them: `^smartphone`. */
export function categoryPhrases(name: LocalText): readonly string[] {
  const key = languages.map((language) => name[language]).join("\n");
  const kept = recent.get(key) ?? readPhrases(name);
  recent.set(key, kept);
  return kept;
}

/** Whether a category of this name holds several kinds of things, and so says of none of them what it is. */
export const holdsSeveral = ({ en }: LocalText): boolean => between.test(itself(en));

/** Whether these have no name in common: `Speakers and displays`, unlike `Action and car cameras`. */
export function isMixed({ en }: LocalText): boolean {
  // In brackets stands what the same is also called: `Memory (RAM)`.
  const name = itself(en).replace(/\s*\(.*?\)/g, "");
  return between.test(name) && sharedNoun(name) === undefined;
}

/** What is kept there, without what for: `Monitors for work` are monitors. */
const itself = (name: string): string => name.split(" for ")[0]!;

/** Every product has the names of its categories. */
const recent = new LRUCache<string, readonly string[]>({ max: 1000 });

/** Wi-Fi is also written as one word; what is written without blanks is also asked for word by word. */
const written = [(run: Run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text]), (run: Run) => [run.script === "latin" ? takeApart(run.text).joined : run.text]];

function readPhrases(name: LocalText): string[] {
  const { en } = name;
  const shared = sharedNoun(en);
  const parts = shared === undefined ? texts(name).flatMap((text) => text.split(between)) : en.split(between).map((part) => (part.endsWith(shared) ? part : `${part} ${shared}`));
  const names = [...texts(name), ...parts, itself(en)].filter((text) => text !== "");
  const phrases = names.map((text) => runsOf(fold(text))).flatMap((runs) => [...written.map((read) => phraseKey(runs.flatMap(read))), keyOf(runs.flatMap(unitsOf))]);
  return [...new Set(phrases)].filter((phrase) => phrase !== "" && phrase.length < 60).map((phrase) => `^${phrase}`);
}

/**
 * The noun of a name that says it once for several kinds: `Battery and solar cameras` are battery cameras and solar
 * cameras, no batteries. Where English says it once, so do the other languages, whose parts are not told apart.
 */
function sharedNoun(name: string): string | undefined {
  const parts = name.split(between).map((part) => part.trim().split(" "));
  const [noun = "", said] = parts.at(-1)!.toReversed();
  return said !== undefined && isPlural(noun) && parts.some((words) => words[0] !== "" && !isPlural(words.at(-1)!)) ? noun : undefined;
}

const isPlural = (word: string) => singular(fold(word)) !== fold(word);
