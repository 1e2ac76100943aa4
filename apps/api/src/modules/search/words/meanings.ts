import { everydayMeanings } from "./everyday/everyday-meanings.ts";
import { readMeanings } from "./read-meanings.ts";

let meanings: ReadonlyMap<string, readonly string[]> | undefined;

/** Reads the dictionary: once, at the first word that is asked for, or when the server starts. */
export function loadMeanings(): ReadonlyMap<string, readonly string[]> {
  return (meanings ??= readMeanings());
}

/**
 * What a Chinese or Khmer word means in English, the usual meaning first; empty if no dictionary has it. The one for Chinese
 * is CC-CEDICT (https://cc-cedict.org, CC BY-SA 4.0), with nearly every word of the language but few of the trade.
 *
 * @param word - folded, so in simplified characters
 */
export const meaningsOf = (word: string): readonly string[] =>
  everydayMeanings.get(word) ?? loadMeanings().get(word) ?? [];
