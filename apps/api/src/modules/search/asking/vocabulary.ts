import sql, { raw } from "sql-template-tag";
import { lexeme } from "../documents/lexeme.ts";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import type { Query } from "../reading/query.ts";
import { telling, wordsTyped } from "../reading/terms/term-kinds.ts";
import type { Form, Match } from "../reading/terms/forms.ts";
import type { Term } from "../reading/terms/terms.ts";
import { marksNamed } from "./meant.ts";
import { allOf, anyLexeme, anyOf, excluded, inPlaces, needed, without, type TsQuery } from "./tsquery.ts";

/** The conditions of which a document must meet one to have a word or prefix; empty if no document has it. */
export type Held = (match: Match) => readonly TsQuery[];

/** Which words of a query heads and bodies have. */
export interface Vocabulary {
  head: Held;
  body: Held;
  /** Whether any document may have what a form requires. */
  has: (form: Form) => boolean;
  /** Whether the store sells so much of the catalogue that its mark hardly narrows a search. */
  sellsMost: boolean;
  /** The same condition without those of the query's marks that no document has, except where nothing would be left. */
  pruned: (condition: TsQuery) => TsQuery;
}

/** How much of a query a product must have: every word, all but one of three or more, or any. */
export type Demand = "every" | "most" | "any";

const asAsked: Held = ({ lexeme: word, prefix }) => [lexeme(word, prefix)];

/** For when nothing is known about the words. */
export const anyWord: Vocabulary = {
  head: asAsked,
  body: asAsked,
  has: () => true,
  sellsMost: false,
  pruned: (condition) => condition,
};

/** Most words that a prefix is replaced by: with more, the prefix itself costs no more. */
const mostWords = 40;

/** The word list has words with digits only up to the first digit, so these words are searched for as typed. */
const hasDigit = /[0-9]/;

const isCode = (word: string) => word.startsWith("#");
/** What the word list has of a mark: of a code only what is before its second digit. */
const listed = (mark: string): string => (isCode(mark) ? /^[^0-9]*[0-9]?/.exec(mark)![0] : mark);

/** A form without single characters of a code, such as the `4` of `ja 4 at 4`, if it has at least two longer pieces. */
function withoutSigns(form: Form): Form {
  const pieces = form.filter(({ lexeme: word }) => word.length > 1);
  return new Set(pieces.map(({ lexeme: word }) => word)).size > 1 ? pieces : form;
}

/**
 * The conditions of a query, by the words that the index has; null if no document can meet all of them.
 * Find what the query's own words and prefixes would find, and with `roughly` somewhat more
 * but faster, by leaving out characters that every tenth document has.
 *
 * Each word is a condition of its own: asked for several conditions, a GIN index skips to what the rarest has, while
 * within one it visits all products that have any of the rarer names for any of the words.
 */
export function heldConditions(
  { terms, joins, codes, without: unwanted, thing, kinds, among }: Query,
  demand: Demand,
  held: Held,
  roughly = false,
): readonly string[] | null {
  const ways = (form: Form): TsQuery[] => {
    const parts = form.flatMap((match) => anyOf(held(match)) ?? []);
    if (parts.length < form.length) return [];
    // Positions of words need the documents themselves, not only the index.
    return [roughly ? allOf(withoutSigns(form).map((match) => anyOf(held(match)))) : inPlaces(form, parts)];
  };
  const ofTerm = (term: Term) => {
    const index = terms.indexOf(term);
    const joined = joins.filter(({ from, to }) => from <= index && index < to).map(({ form }) => form);
    return anyOf([...needed([...term.own, ...term.other]), ...joined].flatMap(ways));
  };
  const typed = wordsTyped(terms);
  const each = typed.map((word) => allOrNone(word.map(ofTerm)));
  const isThing = (word: readonly Term[]) => thing !== null && word.includes(thing);
  // The word for the thing itself may be missing only in products of its kind: a mini projector for the home is a projector.
  const without = (left: number) =>
    each.flatMap((condition, index) =>
      index !== left ? [condition] : isThing(typed[left]!) ? [anyLexeme(kinds)] : [],
    );
  const tells = telling(terms);
  const words = {
    every: () => each,
    // The word for the thing itself may be missing only if the condition requires its kind instead.
    most: () => [
      anyOf(
        typed.map((word, left) =>
          isThing(word) || tells.some((term) => !word.includes(term)) ? allOrNone(without(left)) : null,
        ),
      ),
    ],
    any: () => [anyOf(each.filter((_, index) => typed[index]!.some((term) => tells.includes(term))))],
  }[demand]();
  const anyCode = anyOf(codes.flatMap((code) => held({ lexeme: code, prefix: false })));
  if (words.length === 0 || words.includes(null)) return anyCode === null ? null : [anyCode];
  return withLast(words as string[], among, ...unwanted.map(excluded)).map((word) => anyOf([word, anyCode])!);
}

/** The conditions with further ones for the last, since an index cannot look up by what is to be missing alone. */
export const withLast = (conditions: readonly string[], ...further: readonly TsQuery[]): string[] =>
  conditions.map((condition, index) => (index === conditions.length - 1 ? allOf([condition, ...further])! : condition));

const allOrNone = (parts: readonly TsQuery[]): TsQuery => (parts.includes(null) ? null : allOf(parts));

/** A word or mark that a query may need and the catalogue has. */
interface Listed {
  head: boolean;
  /** The prefix that it begins with; null if it was asked for itself. */
  beginning: string | null;
  lexeme: string;
  /** The same for all; null for a store that nothing is known of. */
  sellsMost: boolean | null;
}

interface Wanted {
  words: readonly string[];
  marks: readonly string[];
  beginnings: readonly string[];
  storeId: number;
}

/** Looks up which words exist, and for each prefix the words that begin with it, up to one more than `mostWords`. */
const readListed = (db: Db, { words, marks, beginnings, storeId }: Wanted): Promise<Listed[]> =>
  runPlanned(
    db,
    sql`
    select head, beginning, lexeme, (
      select total * 2 > (select reltuples from pg_class where oid = 'search_documents'::regclass)
      from shelf_counts where store_id = ${storeId}::integer and shelf = 'all' and shelf_id = 0) as "sellsMost"
    from (
      select head, null as beginning, lexeme from search_lexemes where head in (true, false) and lexeme = any(${words}::text[])
      union all
      select head, null, lexeme from search_lexemes where head and lexeme = any(${marks}::text[])
      union all
      select whose.head, asked.beginning, begun.lexeme
      from unnest(${beginnings}::text[]) as asked (beginning) cross join (values (true), (false)) as whose (head)
      cross join lateral (
        select lexeme from search_lexemes kept
        where kept.head = whose.head and kept.lexeme >= asked.beginning and kept.lexeme < asked.beginning || U&'\\+10FFFF'
        order by kept.lexeme limit ${raw(String(mostWords + 1))}
      ) begun
    ) found`,
  );

/**
 * Looks up which words and marks of a query exist. A prefix is then searched for as the words that begin
 * with it, if they are few: for a prefix the index collects all matches before it looks at any other
 * condition, while for whole words it can skip.
 */
export async function readVocabulary(db: Db, query: Query, storeId: number): Promise<Vocabulary> {
  const { terms, joins } = query;
  const forms = [...terms.flatMap(({ own, other }) => [...own, ...other]), ...joins.map(({ form }) => form)];
  const matches = forms.flat().filter(({ lexeme: word }) => !hasDigit.test(word));
  const of = (wanted: boolean) => [
    ...new Set(matches.filter(({ prefix }) => prefix === wanted).map(({ lexeme: word }) => word)),
  ];
  const marks = [...marksNamed(query), ...query.codes];
  const rows = await readListed(db, { words: of(false), beginnings: of(true), marks: marks.map(listed), storeId });
  const there = new Set(rows.map((row) => row.lexeme));
  const isThere = (mark: string) => there.has(listed(mark));
  const known = (head: boolean): Held => {
    const own = rows.filter((row) => row.head === head);
    const words = new Set(own.filter(({ beginning }) => beginning === null).map(({ lexeme: word }) => word));
    const begun = Map.groupBy(own, ({ beginning }) => beginning);
    return (match) => {
      const { lexeme: word, prefix } = match;
      if (isCode(word)) return isThere(word) ? asAsked(match) : [];
      if (hasDigit.test(word) || (!prefix && words.has(word))) return asAsked(match);
      if (!prefix) return [];
      const beginning = begun.get(word) ?? [];
      return beginning.length > mostWords
        ? asAsked(match)
        : beginning.map((row) => lexeme(row.lexeme, hasDigit.test(row.lexeme)));
    };
  };
  const gone = new Set(marks.filter((mark) => !isThere(mark)).map((mark) => lexeme(mark)));
  const pruned = (condition: TsQuery) => without(gone, condition);
  const body = known(false);
  const has = (form: Form) => form.every((match) => body(match).length > 0);
  // For a single word there is nothing to skip by, but it may be nowhere.
  return terms.length === 1 && rows.length > 0 && forms.every(({ length }) => length === 1)
    ? { ...anyWord, has, pruned }
    : { head: known(true), body, has, sellsMost: rows[0]?.sellsMost ?? false, pruned };
}
