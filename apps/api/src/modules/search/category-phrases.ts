import { LRUCache } from "lru-cache";
import type { LocalText } from "@shop/kit/locale";
import { takeApart } from "./words/codes.ts";
import { singular } from "./words/english.ts";
import { fold } from "./words/fold.ts";
import { runsOf } from "./words/scripts.ts";
import { phraseKey } from "./words/synonyms.ts";

/** Names of categories that stand for several things: `Bulbs and lamps`, `Memory (RAM)`. */
const between = /\s(?:and|&|or)\s|[,/()（）、与和]|\sនិង/u;

/** The names that a category goes by, in the form in which queries ask for them: `^smartphone`. */
export function categoryPhrases(name: LocalText): readonly string[] {
  const key = [name.en, name.km, name.zh].join("\n");
  const kept = recent.get(key) ?? readPhrases(name);
  recent.set(key, kept);
  return kept;
}

/** Every product has the names of its categories. */
const recent = new LRUCache<string, readonly string[]>({ max: 1000 });

function readPhrases({ en, km, zh }: LocalText): string[] {
  const names = [en, km, zh].flatMap((text) => (text ? [text, ...text.split(between).map((part) => (text === en ? wholeNoun(part, text) : part))] : []));
  const phrases = names.map((text) => phraseKey(runsOf(fold(text)).flatMap((run) => (run.script === "latin" ? takeApart(run.text).parts : [run.text]))));
  return [...new Set(phrases)].filter((phrase) => phrase !== "" && phrase.length < 60).map((phrase) => `^${phrase}`);
}

/** One of several that share their noun, with that: of `Battery and solar cameras` the first are `Battery cameras`, no batteries. */
function wholeNoun(part: string, name: string): string {
  const [noun = "", said] = name.split(between).at(-1)!.trim().split(" ").reverse();
  const lacks = said !== undefined && isPlural(noun) && part !== "" && !isPlural(part.split(" ").at(-1)!);
  return lacks ? `${part} ${noun}` : part;
}

const isPlural = (word: string) => singular(fold(word)) !== fold(word);
