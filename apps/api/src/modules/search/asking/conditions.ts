import sql, { join, type Sql } from "sql-template-tag";
import { marks } from "../documents/document.ts";
import { lexeme } from "../documents/lexeme.ts";
import type { Query } from "../reading/query.ts";
import { isLine, isNumber, isProperty, isThing } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";
import type { Match } from "../reading/terms/forms.ts";
import { allOf, anyLexeme, anyOf, anyTerm, ofTerm, type TsQuery } from "./tsquery.ts";
import { namesInEnglish } from "../words/synonyms.ts";
import { anyWord, heldConditions, withLast, type Demand, type Held, type Vocabulary } from "./vocabulary.ts";

/** Restricts which products are searched. A product needs one value of each list. */
export interface Narrowing {
  storeId: number;
  categoryId?: number | undefined;
  subcategoryId?: number | undefined;
  brandIds?: readonly number[] | undefined;
  /** For each attribute the ids of the chosen values. */
  attributes?: readonly (readonly number[])[] | undefined;
}

/** What is searched for, and what is known of its words. */
export interface Searched {
  query: Query;
  demand: Demand;
  vocabulary: Vocabulary;
  /** A further condition. */
  only?: TsQuery | undefined;
  /** A condition on the heads of those products whose descriptions count too. */
  described?: TsQuery | undefined;
}

export const tsquery = (condition: TsQuery) => sql`${condition}::tsquery`;

const unmet = sql`false`;

/** All of the conditions on a column, each of its own: see {@link heldConditions}. Nothing meets null. */
export const meets = (column: Sql, conditions: readonly string[] | null): Sql =>
  conditions === null
    ? unmet
    : join(
        conditions.map((condition) => sql`${column} @@ ${tsquery(condition)}`),
        " and ",
      );

/** The condition for the marks of a narrowing. */
export function narrowed({ storeId, ...narrowing }: Narrowing): TsQuery {
  return allOf([lexeme(marks.store(storeId)), narrowedInStore(narrowing)]);
}

function narrowedInStore({ categoryId, subcategoryId, brandIds, attributes }: Omit<Narrowing, "storeId">): TsQuery {
  return allOf([
    categoryId === undefined ? null : lexeme(marks.category(categoryId)),
    subcategoryId === undefined ? null : lexeme(marks.subcategory(subcategoryId)),
    anyLexeme((brandIds ?? []).map(marks.brand)),
    ...(attributes ?? []).map((ids) => anyLexeme(ids.map(marks.attribute))),
  ]);
}

/** The conditions for a product to be found by a query, all of which it must meet; null if none can. */
export function conditionsOf(
  { query, demand, only = null }: Omit<Searched, "vocabulary">,
  narrowing: Narrowing,
  held: Held = anyWord.head,
): readonly string[] | null {
  const words = heldConditions(query, demand, held);
  return words && withLast(words, only, narrowed(narrowing));
}

/** The same as one condition. */
export const conditionOf = (...asked: Parameters<typeof conditionsOf>): TsQuery => allOf(conditionsOf(...asked) ?? []);

/**
 * The condition in the form that is quickest for an index of very many documents: without the mark of a
 * store that sells most of them, and without single characters of codes, both of which are then checked in
 * the documents found.
 */
export function quickest(
  column: Sql,
  asked: Searched,
  narrowing: Narrowing,
  place: keyof Pick<Vocabulary, "head" | "body">,
): Sql {
  const sold = sql`(select true from listings where store_id = ${narrowing.storeId} and listings.product_id = search_documents.product_id)`;
  const anywhere = quickestAnywhere(column, asked, narrowing, place);
  return asked.vocabulary.sellsMost ? sql`${anywhere} and ${sold}` : anywhere;
}

/** The same, but for a store that sells most of the catalogue it also finds products that the store does not sell. */
export function quickestAnywhere(
  column: Sql,
  asked: Searched,
  narrowing: Narrowing,
  place: keyof Pick<Vocabulary, "head" | "body">,
): Sql {
  const { query, demand, vocabulary, only = null } = asked;
  if (!vocabulary.sellsMost) return meets(column, conditionsOf(asked, narrowing, vocabulary[place]));
  const held = heldConditions(query, demand, vocabulary[place]);
  const rough = heldConditions(query, demand, vocabulary[place], true);
  if (held === null || rough === null) return unmet;
  const all = allOf(held)!;
  const exact = all === allOf(rough) ? sql`` : sql` and (${column} || '') @@ ${tsquery(all)}`;
  return sql`${meets(column, withLast(rough, only, narrowedInStore(narrowing)))}${exact}`;
}

/** This many words can occur together in a long description by chance. */
const byChance = 3;

/**
 * The head where the index of bodies leads to the products: a plan that is made without knowing the values might take the
 * index of heads, and read nearly all of it for a condition that most products meet (it took a second and a half).
 */
const unindexedHead = sql`(head || '')`;

/**
 * The condition for products that match only in their bodies (descriptions and further facts). If there are several words, the head must
 * have one of them too, other than a number: a watch with a steel case that works with an iPhone for 15 days is no
 * case for an iPhone 15, nor is a `Series 11` that does a screen for an iPhone 11. Nor does a description that names a model (`iPhone 14 or later`) make a product that model.
 */
export function onlyInBody(asked: Searched, narrowing: Narrowing): Sql {
  const { query, vocabulary } = asked;
  const telling = { ...query, terms: query.terms.filter((term) => !isNumber(term)) };
  const named =
    query.terms.length < byChance || telling.terms.length === 0
      ? sql``
      : sql` and ${unindexedHead} @@ ${tsquery(anyTerm(telling, { weights: "AB" })!)}`;
  const model = modelOf(query);
  const ofModel = model === null ? sql`` : sql` and ${unindexedHead} @@ ${tsquery(model)}`;
  const described = asked.described ? sql` and ${unindexedHead} @@ ${tsquery(asked.described)}` : sql``;
  return sql`${quickest(sql`body`, asked, narrowing, "body")}${described} and not head @@ ${tsquery(conditionOf(asked, narrowing, vocabulary.body)!)}${named}${ofModel}`;
}

/**
 * Condition: the product's name has the model that the query names (`iPhone 14`), or the product is another thing that
 * the query names beside it, such as a watch. What is named beside goods with a number in their name is for these, and
 * says so: `PS4 game`.
 */
function modelOf({ isLine: hasLine, terms }: Query): TsQuery {
  const numbered = terms.find(({ units }) => namesInEnglish(keyOf(units)).some((name) => / \d+$/.test(name)));
  if (numbered && terms.length > 1) return ofTerm(numbered, { weights: "AB" });
  const at = hasLine
    ? terms.findIndex((term, index) => isLine(term) && terms[index + 1] !== undefined && isNumber(terms[index + 1]!))
    : -1;
  if (at < 0) return null;
  const [line, number] = terms
    .slice(at, at + 2)
    .map(({ own, other }) => [...own, ...other].flatMap((form) => (form.length === 1 ? form : []))) as [
    Match[],
    Match[],
  ];
  const things = terms
    .filter((term) => isThing(term) && !isProperty(term))
    .map((term) => ofTerm(term, { weights: "AB" }));
  return anyOf([...line.map((first) => `(${lexeme(first.lexeme)} <-> ${lexeme(number[0]!.lexeme)})`), allOf(things)]);
}
