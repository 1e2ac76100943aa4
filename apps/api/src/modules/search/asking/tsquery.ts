import type { Query } from "../reading/query.ts";
import { hasMark } from "../documents/facts.ts";
import { isPropertyKey } from "../reading/term-kinds.ts";
import type { Form, Match } from "../reading/forms.ts";
import type { Term } from "../reading/terms.ts";
import { keyOf } from "../reading/units.ts";
import { fold } from "../words/fold.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { denying } from "../words/wishes.ts";

/** A condition on a tsvector in PostgreSQL's own writing; null where nothing is asked. */
export type TsQuery = string | null;

/**
 * Weights of positions in a document, which `document.ts` sets: A name and model, B SKU, brand and the categories that
 * tell what it is, C what it fits, its other categories, filters and options. Descriptions and other facts have D.
 */
type Weights = "" | "A" | "B" | "AB" | "AC" | "ABC";

export function lexeme(text: string, prefix = false, weights: Weights = ""): string {
  const mark = (prefix ? "*" : "") + weights;
  const plain = /['\\]/.test(text) ? text.replaceAll("\\", "\\\\").replaceAll("'", "''") : text;
  return `'${plain}'${mark && `:${mark}`}`;
}

export function allOf(parts: readonly TsQuery[]): TsQuery {
  const asked = parts.filter((part) => part !== null);
  return asked.length > 1 ? `(${asked.join(" & ")})` : (asked[0] ?? null);
}

export function anyOf(parts: readonly TsQuery[]): TsQuery {
  const asked = [...new Set(parts.filter((part) => part !== null))];
  return asked.length > 1 ? `(${asked.join(" | ")})` : (asked[0] ?? null);
}

export const noneOf = (part: TsQuery): TsQuery => (part === null ? null : `!${part}`);

const ofForm = (form: Form, weights: Weights) => inPlaces(form, form.map((match) => lexeme(match.lexeme, match.prefix, weights)));

/** That all matches of a form are there, each as `conditions` say it, and where they stand in a row, do so. */
export function inPlaces(form: Form, conditions: readonly string[]): TsQuery {
  const rows: string[] = [];
  for (const [index, condition] of conditions.entries()) {
    const { within, notAfter } = form[index]!;
    if (within === undefined) rows.push(notAfter === undefined ? condition : `(${condition} & !(${lexeme(notAfter)} <-> ${condition}))`);
    else {
      const before = rows.pop()!;
      rows.push(anyOf([1, 2].slice(0, within).map((places) => `(${before} <${places}> ${condition})`))!);
    }
  }
  return allOf(rows);
}

interface How {
  /** Only as typed, not what else it is called. */
  typed?: boolean;
  weights?: Weights;
}

/** Whether a term is found in one of its forms. */
export function ofTerm(term: Term, { typed = false, weights = "" }: How = {}): TsQuery {
  return anyOf(needed(typed ? asTyped(term) : [...term.own, ...term.other]).map((form) => ofForm(form, weights)));
}

const isOfPairs = (form: Form) => form.some((match) => match.lexeme.startsWith("~"));
/** Words of one name stand next to each other, or with one between: of `video camera` no video cable of a camera. */
const together = (form: Form): Form => form.map((match, index) => (index === 0 || match.within !== undefined ? match : { ...match, within: 2 }));

/**
 * The forms in which what was typed is said as such. What the shop knows as a word is no part of another one (កាមេរ៉ា, a camera,
 * in កាមេរ៉ារថយន្ត, a dash cam), and a name of several words is said by these together.
 */
function asTyped({ units, own }: Term): Form[] {
  const key = keyOf(units);
  if (synonymsOf(key) === undefined) return own;
  const whole = own.filter((form) => !isOfPairs(form));
  const forms = whole.length > 0 ? whole : own;
  return units.length > 1 && goodsKeys.has(key) ? forms.map(together) : forms;
}

/** Forms without those that say no more than a shorter one: where `notebook` is enough, `notebook pc` need not be asked. */
export function needed(forms: readonly Form[]): Form[] {
  const anywhere = Infinity;
  const says = (form: Form, { lexeme: word, prefix, within }: Match) => form.some((match) => (match.within ?? anywhere) <= (within ?? anywhere) && (prefix ? match.lexeme.startsWith(word) : !match.prefix && match.lexeme === word));
  return forms.filter((form, index) => !forms.some((other, at) => at !== index && other.every((match) => says(form, match)) && (!form.every((match) => says(other, match)) || at < index)));
}

/** What names say before what a thing has not: `No Camera`, 无风扇. */
const denials = anyOf(denying.map((word) => lexeme(fold(word))));

/** That a name says that its thing has none: `laptop without Windows`, `phone no camera`. */
const denied = ({ own, other }: Term) =>
  anyOf([lexeme("without"), ...[...own, ...other].flatMap(([match, ...more]) => (match && more.length === 0 ? [`(${denials} <-> ${lexeme(match.lexeme, match.prefix)})`] : []))]);

/**
 * That a term is not in a name, brand or category, or only there as what is left out, and that no fact says it to be there.
 * How goods are (`wifi`) any fact to filter by says of them, and other goods only those that say what is there: a case for a phone has none.
 */
export function excluded(term: Term): TsQuery {
  const key = keyOf(term.units);
  // Not all of a category called `Wi-Fi and routers` has Wi-Fi.
  const weights = goodsKeys.has(key) ? "AB" : isPropertyKey(key) ? "AC" : "ABC";
  const named = allOf([ofTerm(term, { weights }), noneOf(denied(term))]);
  return noneOf(anyOf([named, ...namesInEnglish(key).map((name) => lexeme(hasMark(name)))]));
}

/** Whether each measure is there as it is said, its number beside its unit: not the 8 and the GB of `8 GPUs, 16 GB`. */
export function everyMeasure({ terms }: Query): TsQuery {
  return allOf(terms.map(({ measure }) => anyOf((measure ?? []).map(([number, unit]) => `(${lexeme(number)} <-> ${lexeme(unit)})`))));
}

/** Whether everything asked for is found: each term itself, or a word in which it is written together with its neighbours. */
export function everyTerm(query: Query, how: How = {}): TsQuery {
  return allOf(query.terms.map((_, index) => termOrJoin(query, index, how)));
}

/** Whether the term at `index` is found, itself or written together with a neighbour. */
export function termOrJoin({ terms, joins }: Query, index: number, how: How = {}): TsQuery {
  return anyOf([ofTerm(terms[index]!, how), ...joins.filter(({ from, to }) => from <= index && index < to).map(({ form }) => ofForm(form, how.weights ?? ""))]);
}

/** Whether anything asked for is found. */
export function anyTerm({ terms, joins }: Query, how: How = {}): TsQuery {
  return anyOf([...terms.map((term) => ofTerm(term, how)), ...joins.map(({ form }) => ofForm(form, how.weights ?? ""))]);
}

/**
 * The words of a term whose number counts: as typed, and for Khmer and Chinese also what they are
 * called in English, which is all that most imported products say. Pairs of signs say nothing by
 * their number, nor do words that a maker's name may end with, beside others.
 */
export function countedWords({ units, own, other }: Term): TsQuery {
  const whole = own.filter((form) => !form.some(({ prefix }) => prefix));
  const typed = whole.length > 0 ? whole : own;
  const forms = units.every(({ code }) => code) ? typed : [...own, ...other];
  const counted = (form: Form) => (form.length > 1 ? form.filter(({ notAfter }) => notAfter === undefined) : form);
  return anyOf(forms.filter((form) => !isOfPairs(form)).map((form) => ofForm(counted(form), "")));
}

/** Whole words only, none that merely begin as typed: what was meant, where it is there. */
export function wholeWords({ terms }: Query): TsQuery {
  return allOf(terms.map((term) => anyOf(asTyped(term).filter((form) => form.every(({ prefix }) => !prefix)).map((form) => ofForm(form, "A")))));
}

/** Words of the query as they were typed, next to each other and in order. */
export function inOrder({ terms }: Query): TsQuery {
  const units = terms.flatMap((term) => term.units);
  if (units.length < 2) return null;
  const words = units.map(({ code, text }, index) =>
    lexeme(code ? (code.parts.length > 1 ? code.joined : (singularOf(terms, text) ?? code.joined)) : text, index === units.length - 1),
  );
  return `(${words.join(" <-> ")})`;
}

/** The lexeme that stands for a plain word. */
function singularOf(terms: readonly Term[], text: string): string | undefined {
  const term = terms.find(({ units }) => units.length === 1 && units[0]!.text === text);
  const first = term?.own[0];
  return first?.length === 1 && !first[0]!.prefix ? first[0]!.lexeme : undefined;
}

export const anyLexeme = (texts: readonly string[]): TsQuery => anyOf(texts.map((text) => lexeme(text)));
