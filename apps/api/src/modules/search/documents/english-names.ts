import { fold } from "../words/fold.ts";
import { meaningsOf } from "../words/meanings.ts";
import { runsOf } from "../words/scripts.ts";
import { segment } from "../words/segments.ts";
import { isService, namesInEnglish } from "../words/synonyms.ts";

/**
 * The English names of the goods, makers, lines and properties in a Khmer or Chinese name, honor, phone and red for
 * 荣耀20 手机 红色, and what its other Chinese words mean. A search looks for synonyms in its own language and in English,
 * but in no third language, so a product without an English name needs these to be found.
 */
export function englishNames(name: string): string {
  const words = runsOf(fold(name)).flatMap((run) => (run.script === "latin" ? [] : segment(run)));
  const named = words.filter((word) => word.length > 1 && !isService(word));
  return [...new Set(named.flatMap(inEnglish))].join(" ");
}

function inEnglish(word: string): readonly string[] {
  const names = namesInEnglish(word);
  return names.length > 0 ? names : meaningsOf(word).slice(0, 1);
}
