import { fold } from "../words/fold.ts";
import { meaningsOf } from "../words/meanings.ts";
import { runsOf } from "../words/scripts.ts";
import { segment } from "../words/segments.ts";
import { isService, namesInEnglish, propertyKeys } from "../words/synonyms.ts";

/**
 * The English names of the goods, makers and lines in a Khmer or Chinese name, honor and phone for 荣耀20 手机, and what its other Chinese words mean. A search
 * looks for synonyms in its own language and in English, but in no third language, so a product without an English name
 * needs these to be found.
 */
export function englishNames(name: string): string {
  const words = runsOf(fold(name)).flatMap((run) => (run.script === "latin" ? [] : segment(run)));
  const nouns = words.filter((word) => word.length > 1 && !propertyKeys.has(word) && !isService(word));
  return [...new Set(nouns.flatMap(inEnglish))].join(" ");
}

function inEnglish(noun: string): readonly string[] {
  const names = namesInEnglish(noun);
  return names.length > 0 ? names : meaningsOf(noun).slice(0, 1);
}
