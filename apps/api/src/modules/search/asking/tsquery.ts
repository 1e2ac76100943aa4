import type { Query } from "../reading/query.ts";
import { hasMark } from "../documents/facts.ts";
import { lexeme, type Weights } from "../documents/lexeme.ts";
import { isPropertyKey } from "../reading/terms/term-kinds.ts";
import type { Form, Match } from "../reading/terms/forms.ts";
import type { Term } from "../reading/terms/terms.ts";
import { keyOf } from "../reading/terms/units.ts";
import { fold } from "../words/fold.ts";
import { goodsKeys, namesInEnglish, synonymsOf } from "../words/synonyms.ts";
import { denying } from "../words/wish-words.ts";

/** A condition on a tsvector, in PostgreSQL's syntax; null for no condition. */
export type TsQuery = string | null;

export function allOf(parts: readonly TsQuery[]): TsQuery {
  const conditions = parts.filter((part) => part !== null);
  return conditions.length > 1 ? `(${conditions.join(" & ")})` : (conditions[0] ?? null);
}

export function anyOf(parts: readonly TsQuery[]): TsQuery {
  const conditions = [...new Set(parts.filter((part) => part !== null))];
  return conditions.length > 1 ? `(${conditions.join(" | ")})` : (conditions[0] ?? null);
}

/** Lexemes that are no last alternative, and last ones that are not alone. */
const notLast = /('(?:[^'\\]|''|\\\\)+') \| /g;
const last = / \| ('(?:[^'\\]|''|\\\\)+')(?=\))/g;

/** The condition without lexemes that no document has, where there are alternatives to them. */
export function without(gone: ReadonlySet<string>, condition: TsQuery): TsQuery {
  if (gone.size === 0 || condition === null) return condition;
  const unlessGone = (alternative: string, word: string) => (gone.has(word) ? "" : alternative);
  return condition.replace(notLast, unlessGone).replace(last, unlessGone);
}

export const noneOf = (part: TsQuery): TsQuery => (part === null ? null : `!${part}`);

const ofForm = (form: Form, weights: Weights) =>
  inPlaces(
    form,
    form.map((match) => lexeme(match.lexeme, match.prefix, weights)),
  );

/**
 * Condition: a document has all matches of a form. `conditions` has the condition of each match; those with `within`
 * must follow the one before.
 */
export function inPlaces(form: Form, conditions: readonly string[]): TsQuery {
  const rows: string[] = [];
  for (const [index, condition] of conditions.entries()) {
    const { within, notAfter } = form[index]!;
    if (within === undefined)
      rows.push(notAfter === undefined ? condition : `(${condition} & !(${lexeme(notAfter)} <-> ${condition}))`);
    else {
      const before = rows.pop()!;
      rows.push(anyOf([1, 2].slice(0, within).map((places) => `(${before} <${places}> ${condition})`))!);
    }
  }
  return allOf(rows);
}

interface How {
  /** Only the forms as typed, without synonyms. */
  typed?: boolean;
  /** A word that the dictionary knows must not match as a part of another one: no 笔记本电脑 (laptop) for 电脑 (computer). */
  whole?: boolean;
  weights?: Weights;
}

/** Condition: a document has a term in one of its forms. */
export function ofTerm(term: Term, { typed = false, whole = typed, weights = "" }: How = {}): TsQuery {
  return anyOf(
    needed([...(whole ? asTyped(term) : term.own), ...(typed ? [] : term.other)]).map((form) => ofForm(form, weights)),
  );
}

const isOfPairs = (form: Form) => form.some((match) => match.lexeme.startsWith("~"));
/**
 * Requires the words of one name to be next to each other, or with one word between: a video cable for cameras is no
 * `video camera`.
 */
const together = (form: Form): Form =>
  form.map((match, index) => (index === 0 || match.within !== undefined ? match : { ...match, within: 2 }));

/**
 * The forms as typed, but stricter. A word that the dictionary knows must not match as a part of another one (កាមេរ៉ា,
 * a camera, in កាមេរ៉ារថយន្ត, a dash cam), and the words of a name must be together.
 */
function asTyped({ units, own }: Term): Form[] {
  const key = keyOf(units);
  if (synonymsOf(key) === undefined) return own;
  const whole = own.filter((form) => !isOfPairs(form));
  const forms = whole.length > 0 ? whole : own;
  return units.length > 1 && goodsKeys.has(key) ? forms.map(together) : forms;
}

/** Drops forms that a shorter one already covers: with `notebook`, `notebook pc` is not needed. */
export function needed(forms: readonly Form[]): Form[] {
  const anywhere = Infinity;
  const says = (form: Form, { lexeme: word, prefix, within }: Match) =>
    form.some(
      (match) =>
        (match.within ?? anywhere) <= (within ?? anywhere) &&
        (prefix ? match.lexeme.startsWith(word) : !match.prefix && match.lexeme === word),
    );
  return forms.filter(
    (form, index) =>
      !forms.some(
        (other, at) =>
          at !== index &&
          other.every((match) => says(form, match)) &&
          (!form.every((match) => says(other, match)) || at < index),
      ),
  );
}

/** Words before something that a product does not have: `No Camera`, 无风扇. */
const denials = anyOf(denying.map((word) => lexeme(fold(word))));

/** Condition: a name says that the product does not have something: `laptop without Windows`, `phone no camera`. */
const denied = ({ own, other }: Term) =>
  anyOf([
    lexeme("without"),
    ...[...own, ...other].flatMap(([match, ...more]) =>
      match && more.length === 0 ? [`(${denials} <-> ${lexeme(match.lexeme, match.prefix)})`] : [],
    ),
  ]);

/**
 * Condition: no name, brand or category has a term, unless to say that it is missing, and no fact has it. A property
 * such as `wifi` is also excluded by any filter value. Other goods are excluded only by facts that say a product has
 * them, so that a phone case is not excluded by `phone` in what it fits.
 */
export function excluded(term: Term): TsQuery {
  const key = keyOf(term.units);
  // Not all of a category called `Wi-Fi and routers` has Wi-Fi.
  const weights = goodsKeys.has(key) ? "AB" : isPropertyKey(key) ? "AC" : "ABC";
  const named = allOf([ofTerm(term, { weights }), noneOf(denied(term))]);
  return noneOf(anyOf([named, ...namesInEnglish(key).map((name) => lexeme(hasMark(name)))]));
}

/** Condition: each measure stands with its number beside its unit, so that `8 GPUs, 16 GB` does not have 8 GB. */
export function everyMeasure({ terms }: Query): TsQuery {
  return allOf(
    terms.map(({ measure }) =>
      anyOf((measure ?? []).map(([number, unit]) => `(${lexeme(number)} <-> ${lexeme(unit)})`)),
    ),
  );
}

/** At how many positions after one end of a cable the other stands in a name, with `to` between: `HDMI to VGA`, `USB-C to Mini DisplayPort`. */
const otherEnd = [2, 3];

/** Condition: a name has the terms around `to` the other way round only; null without such terms. */
export function wrongWay({ fromTo }: Query): TsQuery {
  if (fromTo === null) return null;
  const [from, to] = fromTo.map(({ own, other }) =>
    [...own, ...other].filter((form) => form.every(({ lexeme: word }) => /^[a-z]/.test(word))),
  );
  const follows = (first: readonly Form[], second: readonly Form[]) =>
    anyOf(
      first.flatMap((form) =>
        second.flatMap(([next]) =>
          otherEnd.map(
            (places) => `(${lexeme(form.at(-1)!.lexeme, false, "A")} <${places}> ${lexeme(next!.lexeme, false, "A")})`,
          ),
        ),
      ),
    );
  return allOf([follows(to!, from!), noneOf(follows(from!, to!))]);
}

/** Condition: a document has every term, each itself or in a word that joins it with its neighbours. */
export function everyTerm(query: Query, how: How = {}): TsQuery {
  return allOf(query.terms.map((_, index) => termOrJoin(query, index, how)));
}

/** Condition: a document has the term at `index`, itself or in a word that joins it with a neighbour. */
export function termOrJoin({ terms, joins }: Query, index: number, how: How = {}): TsQuery {
  return anyOf([
    ofTerm(terms[index]!, how),
    ...joins.filter(({ from, to }) => from <= index && index < to).map(({ form }) => ofForm(form, how.weights ?? "")),
  ]);
}

/** Condition: a document has any of the terms. */
export function anyTerm({ terms, joins }: Query, how: How = {}): TsQuery {
  return anyOf([
    ...terms.map((term) => ofTerm(term, how)),
    ...joins.map(({ form }) => ofForm(form, how.weights ?? "")),
  ]);
}

/**
 * The words of a term whose mentions are counted: as typed and, for Khmer and Chinese, also in English, which most
 * imported products use alone. Pairs of characters are not counted, nor words that may be the end of a maker's name, if
 * there are others.
 */
export function countedWords({ units, own, other }: Term): TsQuery {
  const whole = own.filter((form) => !form.some(({ prefix }) => prefix));
  const typed = whole.length > 0 ? whole : own;
  const forms = units.every(({ code }) => code) ? typed : [...own, ...other];
  const counted = (form: Form) => (form.length > 1 ? form.filter(({ notAfter }) => notAfter === undefined) : form);
  return anyOf(forms.filter((form) => !isOfPairs(form)).map((form) => ofForm(counted(form), "")));
}

/** Condition: the name has every term as a whole word, not as the beginning of one. */
export function wholeWords({ terms }: Query): TsQuery {
  return allOf(
    terms.map((term) =>
      anyOf(
        asTyped(term)
          .filter((form) => form.every(({ prefix }) => !prefix))
          .map((form) => ofForm(form, "A")),
      ),
    ),
  );
}

/** Condition: the words follow each other as typed; null for a single word. */
export function inOrder({ terms }: Query): TsQuery {
  const units = terms.flatMap((term) => term.units);
  if (units.length < 2) return null;
  const words = units.map(({ code, text }, index) =>
    lexeme(
      code ? (code.parts.length > 1 ? code.joined : (singularOf(terms, text) ?? code.joined)) : text,
      index === units.length - 1,
    ),
  );
  return `(${words.join(" <-> ")})`;
}

/** The lexeme of a plain word; undefined if it has none. */
function singularOf(terms: readonly Term[], text: string): string | undefined {
  const term = terms.find(({ units }) => units.length === 1 && units[0]!.text === text);
  const first = term?.own[0];
  return first?.length === 1 && !first[0]!.prefix ? first[0]!.lexeme : undefined;
}

export const anyLexeme = (texts: readonly string[]): TsQuery => anyOf(texts.map((text) => lexeme(text)));
