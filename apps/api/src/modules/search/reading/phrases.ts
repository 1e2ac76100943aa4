import type { Form } from "./terms/forms.ts";
import { isHalf, type Term } from "./terms/terms.ts";
import { keyOf, unitsOf } from "./terms/units.ts";
import { singular } from "../words/english.ts";
import { fold } from "../words/fold.ts";
import { runsOf } from "../words/scripts.ts";
import { goodsBegunBy, synonymsOf } from "../words/synonyms.ts";

/** Neighbouring terms joined to one word (`head set`, `ds 2cd 1043`), which may be found instead of the terms from `from` up to, not including, `to`. */
export interface Join {
  from: number;
  to: number;
  form: Form;
}

/** Neighbouring terms that the catalogue may write as one word or code. */
export function joinsOf(terms: readonly Term[]): Join[] {
  const latin = terms.map(({ units }) =>
    units.every(({ code }) => code) ? units.map(({ code }) => code!.joined).join("") : null,
  );
  const joins: Join[] = [];
  const add = (from: number, to: number) => {
    const parts = latin.slice(from, to);
    if (parts.some((part) => part === null)) return;
    const lexeme = parts.join("");
    if (lexeme.length < 4 || lexeme.length > 40) return;
    joins.push({ from, to, form: [{ lexeme: singular(lexeme), prefix: to === terms.length || /\d/.test(lexeme) }] });
  };
  for (let from = 0; from + 1 < terms.length; from++) add(from, from + 2);
  if (terms.length > 2 && latin.some((part) => part && /\d/.test(part))) add(0, terms.length);
  return joins;
}

export function codesOf(terms: readonly Term[]): string[] {
  const units = terms.flatMap((term) => term.units);
  const codes = units.flatMap(({ code }) => (code?.hasDigit && code.joined.length > 2 ? [code.joined] : []));
  if (units.every(({ code }) => code)) codes.push(units.map(({ code }) => code!.joined).join(""));
  return [...new Set(codes)]
    .map((code) => `#${code.replaceAll(".", "").slice(0, 64)}`)
    .filter((code) => code.length > 3);
}

export const wholeOf = (terms: readonly Term[]) => (terms.length === 1 ? phrasesOf(terms) : inBothOrders(terms));

/** The whole query as the name of a category. Two terms are tried in both orders: `camera outdoor`. */
export function inBothOrders(terms: readonly Term[]): string[] {
  const orders = terms.length === 2 ? [terms, terms.toReversed()] : [terms];
  return orders.map((order) => `^${keyOf(order.flatMap(({ units }) => units))}`);
}

/** Runs of up to three terms, neighbours in reverse order, and synonyms, as marks of category names. */
export function phrasesOf(terms: readonly Term[]): string[] {
  const phrases = new Set<string>();
  for (let from = 0; from < terms.length; from++) {
    for (let to = from + 1; to <= Math.min(terms.length, from + 3); to++) {
      phrases.add(keyOf(terms.slice(from, to).flatMap(({ units }) => units)));
    }
    if (from > 0) phrases.add(keyOf([...terms[from]!.units, ...terms[from - 1]!.units]));
    const key = keyOf(terms[from]!.units);
    for (const phrase of synonymsOf(key) ?? (isHalf(terms[from]!) ? goodsBegunBy(key) : []))
      phrases.add(keyOf(runsOf(fold(phrase)).flatMap(unitsOf)));
  }
  return [...phrases].map((phrase) => `^${phrase}`);
}
