import { sql, type SQL } from "drizzle-orm";
import { marks } from "./document.ts";
import type { Query } from "./query.ts";
import { allOf, anyLexeme, anyOf, anyTerm, everyTerm, inOrder, lexeme, ofTerm, wholeWords, type TsQuery } from "./tsquery.ts";

/** What products must belong to; of each list, one is enough. */
export interface Narrowing {
  storeId: number;
  categoryId?: number | undefined;
  subcategoryId?: number | undefined;
  brandIds?: readonly number[] | undefined;
  /** For each attribute the ids of the values that are wanted. */
  attributes?: readonly (readonly number[])[] | undefined;
}

/** How much of a query a product must have. */
export type Demand = "every" | "any";

/**
 * Most products that one search looks at. Common words have hundreds of thousands in a large
 * catalogue; the best-selling of those are taken.
 */
export const mostCandidates = 2000;

/** The marks that a narrowing asks for. */
export function narrowed({ storeId, categoryId, subcategoryId, brandIds, attributes }: Narrowing): TsQuery {
  return allOf([
    lexeme(marks.store(storeId)),
    categoryId === undefined ? null : lexeme(marks.category(categoryId)),
    subcategoryId === undefined ? null : lexeme(marks.subcategory(subcategoryId)),
    anyLexeme((brandIds ?? []).map(marks.brand)),
    ...(attributes ?? []).map((ids) => anyLexeme(ids.map(marks.attribute))),
  ]);
}

const tsquery = (text: string) => sql`${text}::tsquery`;

/** Rows of search documents that hold `condition`, the best-selling tier first, in no further order. */
function inTiers(column: SQL, condition: SQL, most: number): SQL {
  const tier = (number: number) => sql`
    (select product_id, head, attributes, popularity, name_words from search_documents
      where tier = ${sql.raw(String(number))} and ${column} @@ ${condition} limit ${most})`;
  return sql`(${tier(0)} union all ${tier(1)} union all ${tier(2)} limit ${most})`;
}

/** Products that belong to what is asked for, best-selling first: (product_id, attributes, score). */
export function members(narrowing: Narrowing, most = mostCandidates): SQL {
  return sql`select product_id, attributes, 0::real as score from ${inTiers(sql`head`, tsquery(narrowed(narrowing)!), most)} d`;
}

/**
 * Products that a query finds, each with its score: (product_id, attributes, score). With
 * `body`, descriptions and further facts count too, below everything that heads hold.
 */
export function candidates({ query, demand, body }: { query: Query; demand: Demand; body: boolean }, narrowing: Narrowing, most: number): SQL {
  const words = anyOf([demand === "every" ? everyTerm(query) : anyTerm(query), anyLexeme(query.codes)]);
  const wanted = tsquery(allOf([words, narrowed(narrowing)])!);
  const heads = sql`select product_id, attributes, ${scoreOf(query)} as score from ${inTiers(sql`head`, wanted, most)} d`;
  if (!body) return heads;
  const bodies = sql`
    (select product_id, head, attributes, popularity, name_words from search_documents
      where body @@ ${wanted} and not head @@ ${wanted} limit ${most})`;
  return sql`(${heads}) union all (select product_id, attributes, ${scoreOf(query)} - 5 as score from ${bodies} d)`;
}

/**
 * The best match first: exact model, then all words in the name, then brand and category, then
 * the rest (requirements of search). Within each, words in order, whole words before mere
 * beginnings, short names before long ones, and what sells before what does not.
 */
function scoreOf(query: Query): SQL {
  const when = (condition: TsQuery, points: number) => (condition === null ? [] : [sql`case when head @@ ${tsquery(condition)} then ${points}::real else 0 end`]);
  const ranks = (condition: TsQuery, points: number) =>
    condition === null ? [] : [sql`ts_rank('{0.05,0.3,0.6,1}', head, ${tsquery(condition)}) * ${points}::real`];
  const units = query.terms.flatMap((term) => term.units).length;
  const parts = [
    ...when(anyLexeme(query.codes), 10),
    ...when(everyTerm(query, { typed: true, weights: "A" }), 3),
    ...when(everyTerm(query, { weights: "A" }), 2),
    ...when(everyTerm(query, { weights: "AB" }), 2),
    ...when(wholeWords(query), 1),
    ...when(inOrder(query), 1),
    ...when(anyLexeme(query.wholePhrases), 6),
    ...when(anyLexeme(query.phrases), 1.5),
    ...query.terms.flatMap((term) => when(ofTerm(term, { weights: "AB" }), 2 / query.terms.length)),
    ...ranks(anyTerm(query, { typed: true }), 3),
    // A name that says little more than what was typed is what was meant.
    sql`least(${units}::real / greatest(name_words, 1), 1) * 2`,
    sql`least(ln(popularity + 1), 12) * 0.1`,
  ];
  return sql`(${sql.join(parts, sql` + `)})::real`;
}
