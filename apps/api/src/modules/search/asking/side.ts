import sql, { type Sql } from "sql-template-tag";
import { lexeme } from "../documents/lexeme.ts";
import type { Query } from "../reading/query.ts";
import { knownKind } from "../words/kinds.ts";
import { tsquery } from "./conditions.ts";
import { categoryMarksOf, companionNamed, ofOtherKind } from "./meant.ts";
import { holds, real } from "./score-sql.ts";
import { allOf, anyLexeme, anyOf, everyTerm, noneOf } from "./tsquery.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { weights } from "./weights.ts";

/** If fewer main goods than this are found, they may have the name by chance; then companions are not moved down. */
const fewestThings = 2;

/**
 * The side of a product: 1 for a thing that is named (a battery fan is no battery); -1 for a companion that is not
 * named; 2 for a companion whose category or kind is named, by whichever word (a charger for both `charger iphone` and
 * `iphone charger`); 0 for all others.
 */
export function sideOf(query: Query, companions: Sql, pruned: Vocabulary["pruned"]): Sql {
  const byCategory =
    query.kinds.length > 0 ? allOf([anyLexeme(categoryMarksOf(query.kinds)), noneOf(lexeme(knownKind))]) : null;
  const thing = anyOf([
    anyLexeme(query.kinds),
    byCategory,
    allOf([everyTerm(query, { weights: "A" }), noneOf(ofOtherKind(query))]),
  ]);
  return sql`(case when (head @@ ${companions}) is true then case when head @@ ${tsquery(pruned(companionNamed(query)))} then 2 else -1 end else ${holds(pruned(thing))} end)`;
}

/** What the side adds to the score. It depends on all results, each of which needs a column `side`. */
export const worthOfSide = sql`case side when 2 then ${real(weights.namedCompanion)} when -1 then case when count(*) filter (where side = 1) over () >= ${fewestThings}::integer then ${real(weights.companion)} else 0 end else 0 end`;
