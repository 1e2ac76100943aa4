import type { Db } from "../../../platform/database/database.ts";
import { narrowed, type Narrowing } from "../asking/conditions.ts";
import { ofKinds } from "../asking/meant.ts";
import { allOf, anyOf, everyTerm, ofTerm } from "../asking/tsquery.ts";
import { whichMatch } from "../asking/which-match.ts";
import { kindsOfTerm } from "../reading/kinds-named.ts";
import { withSubstitutes } from "../reading/narrow-query.ts";
import type { Query } from "../reading/query.ts";
import { isGoods } from "../reading/terms/term-kinds.ts";
import { keyOf } from "../reading/terms/units.ts";
import { goodsKeys } from "../words/synonyms.ts";

/**
 * Those corrected spellings that fit the goods which the query names: such goods, or their substitutes, have the corrected words, or one
 * product has all words in its head (for `pilips eyecare desk` a lamp, though it is no desk). `watch yeelihgt` is not
 * corrected to Yeelight, who makes lights. A correction that is itself a kind of goods is accepted.
 */
export async function hadByGoods<Spelling extends { meant: Query }>(
  db: Db,
  query: Query,
  spellings: readonly Spelling[],
  narrowing: Narrowing,
): Promise<Spelling[]> {
  const typed = new Set(query.terms.map(({ units }) => keyOf(units)));
  const conditions = spellings.map(({ meant }) => {
    const put = meant.terms.filter(({ units }) => !typed.has(keyOf(units)));
    const named = meant.terms.filter(isGoods).flatMap(kindsOfTerm);
    const kinds = [...named, ...(withSubstitutes(meant)?.kinds ?? [])];
    const isFree = kinds.length === 0 || put.some(({ units }) => goodsKeys.has(keyOf(units)));
    const together = everyTerm(meant, { weights: "ABC" });
    return isFree
      ? null
      : allOf([anyOf([allOf([ofKinds(kinds), ...put.map((term) => ofTerm(term))]), together]), narrowed(narrowing)]);
  });
  const met = await whichMatch(db, conditions);
  return spellings.filter((_, index) => conditions[index] === null || met[index]);
}
