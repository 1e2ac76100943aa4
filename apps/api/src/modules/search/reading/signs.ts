import { fold } from "../words/fold.ts";
import { clustersOf, runsOf } from "../words/scripts.ts";
import { typedText } from "../words/typed-text.ts";

/** Counts the characters of a text by script, as a reader counts them: a Khmer letter with its vowels is one. */
export function signsOf(text: string): { latin: number; khmer: number; han: number } {
  const count = { latin: 0, khmer: 0, han: 0 };
  for (const run of runsOf(fold(typedText(text)))) count[run.script] += clustersOf(run).length;
  return count;
}
