import { keysOfNames } from "../terms/term-kinds.ts";
import { termNamed } from "../terms/read-terms.ts";
import type { Term } from "../terms/terms.ts";
import { keyOf } from "../terms/units.ts";
import { fittingSockets, socketsOfProcessors } from "../../words/relations/numbers.ts";

const fitting = keysOfNames(fittingSockets);
const words = ({ units }: Term): string[] => units.flatMap(({ code, text }) => code?.parts ?? [text]);
/** What the name of a processor may consist of besides its model. */
const isOfName = (word: string) => /^(?:amd|intel|core|ryzen|ultra|[ir]?[3579])$/.test(word);

/** Reads the processor that a motherboard or a cooler is for as its socket, which those say instead: `motherboard for ryzen 5 5600`. */
export function bySocket(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ units }) => fitting.has(keyOf(units)))) return terms;
  const said = terms.flatMap(words);
  const meant = socketsOfProcessors.find(
    ({ line, model }) => said.some((word) => line.test(word)) && said.some((word) => model.test(word)),
  );
  if (!meant) return terms;
  const isProcessor = (term: Term) => words(term).every((word) => isOfName(word) || meant.model.test(word));
  const first = terms.findIndex(isProcessor);
  return terms.flatMap((term, at) => (at === first ? [termNamed(meant.socket)] : isProcessor(term) ? [] : [term]));
}
