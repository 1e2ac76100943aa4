import { alikeAt, beginningAlike } from "../words/alike.ts";
import { takeApart, type Code } from "../words/codes.ts";
import { homophoneAt } from "../words/homophones.ts";
import type { Run } from "../words/scripts.ts";
import { segment } from "../words/segments.ts";
import { phraseKey, synonymsOf } from "../words/synonyms.ts";

/** A word of the query as it was typed. */
export interface Unit {
  run: Run;
  /** Folded, as it stands in lists of words. */
  text: string;
  code: Code | null;
  /** The word that it stands for by its sound. */
  alike?: string | undefined;
  /** Of a script without blanks: the stretch that it was cut out of. */
  within?: Run;
}

/** The words of a run. */
export function unitsOf(run: Run): Unit[] {
  if (run.script === "latin") {
    const code = takeApart(run.text.slice(0, 64));
    // A word that is known as one: `mother-board`.
    const isOne = code.parts.length > 1 && synonymsOf(phraseKey(code.parts)) === undefined && synonymsOf(phraseKey([code.joined])) !== undefined;
    return code.joined === "" ? [] : [{ run, text: run.text, code: isOne ? takeApart(code.joined) : code }];
  }
  const pieces = [...segment(run)];
  const unit = (text: string, alike?: string): Unit => ({ run: { ...run, text }, text, code: null, within: run, ...(alike && { alike }) });
  const units: Unit[] = [];
  for (let start = 0; start < pieces.length; ) {
    const alike = run.script === "han" ? homophoneAt(pieces, start) : alikeAt(pieces, start);
    const begun = alike || run.script === "han" ? undefined : beginningAlike(pieces[start]!);
    if (begun) {
      units.push(unit(begun.text, begun.word));
      pieces.splice(start, 1, ...segment({ ...run, text: pieces[start]!.slice(begun.text.length) }));
      continue;
    }
    const end = start + (alike?.length ?? 1);
    units.push(unit(pieces.slice(start, end).join(""), alike?.word));
    start = end;
  }
  return units;
}

/** Words as lists of words compare them. */
export function keyOf(units: readonly Unit[]): string {
  return phraseKey(units.flatMap(({ code, alike, text }) => code?.parts ?? [alike ?? text]));
}

/** A word as measures are read from it. */
export const textOf = ({ text, run }: Unit): string => (run.script === "latin" ? text : "");
