import { markOfLevel } from "./document.ts";
import type { Query } from "./query.ts";
import type { Shelf } from "./shelves-meant.ts";
import { allOf, anyLexeme, anyOf, noneOf, type TsQuery } from "./tsquery.ts";

type Place = Pick<Shelf, "id" | "level">;

/** Of what is found only the things that are meant, where there are any: for an order by price in which cases would come before phones. */
export interface Itself {
  /** That hold them. */
  shelves: readonly Place[];
  /** Whose goods go with others. */
  companions: readonly Place[];
}

/** What else than goods that go with others a query may name: such goods by their category or kind. */
export const companionNamed = ({ terms, phrases, kinds }: Query): TsQuery => anyLexeme(terms.length > 1 ? [...phrases, ...kinds] : phrases);

/** How a product may be what a query means, the surest first: by its category, by its name, or as no mere companion of it. */
export function waysToBeMeant(query: Query, { shelves, companions }: Itself): TsQuery[] {
  const kind = anyLexeme([...query.kinds.flatMap((name) => [name, name.replace("$", "^")]), ...query.wholePhrases]);
  const companion = marksOf(companions);
  const byItself = companion && anyOf([noneOf(companion), companionNamed(query)]);
  return [...[marksOf(shelves), kind].flatMap((way) => (way === null ? [] : [allOf([way, byItself])])), ...(byItself === null ? [] : [byItself])];
}

const marksOf = (places: readonly Place[]) => anyLexeme(places.map(({ id, level }) => markOfLevel[level - 1]!(id)));
