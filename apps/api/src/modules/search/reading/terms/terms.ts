import { formOfMeasure, formsOfSynonym, type Form } from "./forms.ts";
import { keyOf, type Unit } from "./units.ts";
import { measureAt } from "../../words/numbers/measures.ts";
import { broaderNames, isService } from "../../words/synonyms.ts";

/** A word or phrase of a query, which a document matches by any of its forms. */
export interface Term {
  units: Unit[];
  /** As typed. */
  own: Form[];
  /** The forms of its synonyms. */
  other: Form[];
  /** Set for a measure: the number and unit in all equivalent ways. */
  measure?: [number: string, unit: string][];
  /** Set if the dictionary does not have the word, and it was read as what it means in English. */
  isTranslated?: true;
  /** Set if the word means goods without being their name: a router by `wifi`. */
  standsFor?: true;
}

/** Reads a term as a measure, in all ways to write it. */
export function measuredTerm(term: Term, number: string, unit: string): Term {
  const { ways, more } = measureAt([number, unit])!;
  return {
    ...term,
    own: [...term.own, ...ways.map(formOfMeasure)],
    other: [...term.other, ...more.map(formOfMeasure)],
    measure: ways,
  };
}

/** Lets a term also match by measures. */
export const alsoMeasuring = (term: Term, numbers: readonly string[], unit: string): Term => ({
  ...term,
  own: [...term.own, ...numbers.flatMap((number) => measureAt([number, unit])!.ways.map(formOfMeasure))],
});

/** Beside a service, terms also match by broader names: who installs cameras installs security cameras too. */
export function withNamesOfWork(terms: readonly Term[]): Term[] {
  return terms.some(({ units }) => isService(keyOf(units))) ? terms.map(withBroaderNames) : [...terms];
}

/** Lets a term also match by other names. */
export function alsoCalled(term: Term, names: Iterable<string>): Term {
  return { ...term, other: [...term.other, ...[...names].flatMap((name) => formsOfSynonym(name, term.units))] };
}

/** Lets a term also match by the names of broader goods. */
export const withBroaderNames = (term: Term): Term => alsoCalled(term, broaderNames(keyOf(term.units)));

/** A model of a series that has a letter: `s24`. */
const model = /^[a-z]\d{2}$/;

/** Lets a model also match the others of its series: an S25 and an S23 for `s24`. */
export function withNearModels(term: Term): Term {
  const [{ text }, ...others] = term.units as [Unit, ...Unit[]];
  return others.length === 0 && model.test(text)
    ? { ...term, other: [...term.other, [{ lexeme: text.slice(0, -1), prefix: true }]] }
    : term;
}
