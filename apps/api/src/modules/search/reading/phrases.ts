import type { Form } from "./terms/forms.ts";
import { isHalf, keyOfPhrase } from "./terms/term-kinds.ts";
import type { Term } from "./terms/terms.ts";
import { keyOf } from "./terms/units.ts";
import { singular } from "../words/english.ts";
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

/**
 * Marks of category names that the whole query may be: all terms, or those that name what is searched for (`phone` of
 * `phone with good camera`). One word may also be a synonym of such a name.
 */
export const wholePhrasesOf = (terms: readonly Term[], named = terms): string[] => [
  ...new Set([
    ...(terms.length === 1 ? [] : inBothOrders(terms)),
    ...(named.length === 1 ? phrasesOf(named) : inBothOrders(named)),
  ]),
];

/** Terms as the name of a category. Two are tried in both orders: `camera outdoor`. */
function inBothOrders(terms: readonly Term[]): string[] {
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
      phrases.add(keyOfPhrase(phrase));
  }
  return [...phrases].map((phrase) => `^${phrase}`);
}
