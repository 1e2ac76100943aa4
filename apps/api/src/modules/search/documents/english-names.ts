import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { segment } from "../words/segments.ts";
import { isService, namesInEnglish, propertyKeys } from "../words/synonyms.ts";

/**
 * The English names of the goods, makers and lines that a name tells in Khmer or Chinese: honor and phone for
 * 荣耀20 手机. Searches in one language look for synonyms in English and in no third language, since most catalogues have English names;
 * one that has none is found by these.
 */
export function englishNames(name: string): string {
  const words = runsOf(fold(name)).flatMap((run) => (run.script === "latin" ? [] : segment(run)));
  const told = words.filter((word) => word.length > 1 && !propertyKeys.has(word) && !isService(word));
  return [...new Set(told.flatMap(namesInEnglish))].join(" ");
}
