import type { Code } from "../../words/numbers/codes.ts";
import { phraseKey } from "../../words/english.ts";
import type { Run } from "../../words/scripts.ts";

/** One word of a query. */
export interface Unit {
  run: Run;
  /** The folded word, as the word lists have it. */
  text: string;
  code: Code | null;
  /** A known word that it sounds like, and is read as. */
  alike?: string | undefined;
  /** In a script without spaces, the text that it was cut out of. */
  within?: Run;
}

/** The key of words, by which the word lists are looked up. */
export function keyOf(units: readonly Unit[]): string {
  return phraseKey(units.flatMap(({ code, alike, text }) => code?.parts ?? [alike ?? text]));
}

/** The text of a Latin word, for reading measures; empty for other scripts. */
export const textOf = ({ text, run }: Unit): string => (run.script === "latin" ? text : "");
