import sql, { join, raw, type Sql } from "sql-template-tag";
import { narrowKinds } from "../reading/kinds-named.ts";
import type { Query } from "../reading/query.ts";
import { tsquery } from "./conditions.ts";
import { holds, real } from "./score-sql.ts";
import { member } from "./match-signs.ts";
import { anyLexeme, countedWords } from "./tsquery.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { weights } from "./weights.ts";

/** What a member (see {@link member}) scores at once, and the factor for what it says itself. */
const ofMember = { saying: 0.9, further: 0.02 };

/** Words in an average name, and different words in an average document. */
const usual = { name: 12, document: 120 };

/**
 * What the words add to the score: how much a product says of what is asked for, from 0 to about 2 before it is
 * weighed, by its name or its description, whichever says more. As in BM25, each further mention counts less, and so
 * does a mention in a long text.
 * If a query names only a maker, a category or a property (`Wi-Fi`), all of its goods are meant alike, so that the
 * best-selling come first and not those that repeat the name. A product of a kind that is named by several words counts
 * as saying it, whatever its own words are: a camcorder for `video camera`.
 */
export function sayingOf(query: Query, pruned: Vocabulary["pruned"]): Sql {
  const { terms } = query;
  const among = (length: Sql, expected: number) => sql`(2.2 / (1.3 + 0.9 * ${length} / ${raw(String(expected))}))`;
  const each = terms.flatMap((term) => {
    const words = countedWords(term);
    if (words === null) return [];
    // If the body is not concatenated with anything, PostgreSQL decompresses it only once, like the head.
    const mentions = (worth: string, column: Sql) =>
      sql`ts_rank(${raw(`'${worth}'`)}, ${column}, ${tsquery(words)}) * 1.64`;
    const kinds = term === query.good && term.units.length > 1 ? anyLexeme(narrowKinds(query)) : null;
    return [
      sql`greatest(${holds(pruned(kinds))} * ${real(ofMember.saying)}, ${mentions("{0,0.3,0.6,1}", sql`head`)} * ${among(sql`name_words`, usual.name)},
      ${mentions("{1,0,0,0}", sql`unpacked`)} * ${among(sql`length(unpacked)`, usual.document)} * 0.8)`,
    ];
  });
  if (each.length === 0) return weighed(sql`0`);
  const isMember = holds(pruned(member(query)));
  return weighed(
    sql`((${join(each, " + ")}) / ${terms.length}::integer * (1 - ${real(1 - ofMember.further)} * ${isMember}) + ${real(ofMember.saying)} * ${isMember})`,
  );
}

const weighed = (saying: Sql) => sql`${saying} * ${raw(String(weights.saying))}`;

/** The same, roughly, from the head alone, without reading its words. */
export const sayingByHead = (query: Query, pruned: Vocabulary["pruned"]): Sql =>
  sql`${holds(pruned(member(query)))} * ${real(ofMember.saying * weights.saying)}`;
