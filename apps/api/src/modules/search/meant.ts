import { markOfLevel } from "./document.ts";
import type { Query } from "./query.ts";
import { shelvesMeant, type Shelf } from "./shelves-meant.ts";
import { allOf, anyLexeme, anyOf, everyTerm, noneOf, type TsQuery } from "./tsquery.ts";

/** A category, and whether its goods go with others. */
export interface Place extends Shelf {
  companion: boolean;
}

/** What else than goods that go with others a query may name: such goods by their category or kind. */
export const companionNamed = ({ terms, phrases, kinds }: Query): TsQuery => anyLexeme(terms.length > 1 ? [...phrases, ...kinds] : phrases);

/**
 * How a product may be what a query means, the surest first: by its category, by its kind, by the line that it is
 * of, or as no mere companion. A maker's own companions are its goods like others: `Apple` is searched for.
 */
export function waysToBeMeant(query: Query, places: readonly Place[]): TsQuery[] {
  if (!query.isNamed) return [];
  const companion = marksOf(places.filter((place) => place.companion));
  const byItself = companion && anyOf([noneOf(companion), companionNamed(query)]);
  const category = marksOf(shelvesMeant(query, places));
  const kind = anyLexeme([...query.kinds.flatMap((name) => [name, name.replace("$", "^")]), ...query.wholePhrases]);
  const line = query.isLine ? everyTerm(query, { weights: "AB" }) : null;
  const ways = [category, kind, line].flatMap((way) => (way === null ? [] : [allOf([way, byItself])]));
  return byItself === null ? ways : [...ways, anyOf([byItself, query.isMaker ? everyTerm(query, { weights: "B" }) : null])];
}

const marksOf = (places: readonly Shelf[]) => anyLexeme(places.map(({ id, level }) => markOfLevel[level - 1]!(id)));
