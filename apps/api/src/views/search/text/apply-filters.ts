import type { Db } from "../../../platform/database/database.ts";
import type { Counted } from "../counts.ts";
import { findIn } from "./find-by-words.ts";
import type { PricedSearch, SearchRequest } from "./request-and-answer.ts";
import { leavesOut } from "./search-in-order.ts";

type Choices<Kind extends Counted> = Pick<SearchRequest<Kind>, "narrowing" | "filter" | "page" | "counted">;

/**
 * Applies the chosen filters to the results of a search. The text is read in the same way as without them: a new search
 * among fewer products would accept looser matches, and a filter would show other products than it had counted.
 */
export async function applyFilters<Kind extends Counted>(
  db: Db,
  search: PricedSearch<Counted>,
  { narrowing, filter, page, counted }: Choices<Kind>,
): Promise<PricedSearch<Kind>> {
  const { request, answer } = search;
  // A price or a promotion that the text itself asks for still applies.
  const { priceMin, priceMax, promotion, first } = request.filter;
  const within = {
    ...filter,
    priceMin: filter.priceMin ?? priceMin,
    priceMax: filter.priceMax ?? priceMax,
    promotion: filter.promotion ?? promotion,
    first,
  };
  const narrowed = { ...request, narrowing, filter: within, page: { ...page, sort: request.page.sort }, counted };
  const { way, suggestion } = answer;
  if (!way) return { ...search, request: narrowed, answer: { ...answer, counts: null } };
  const found = await findIn(db, way, narrowed);
  return {
    ...search,
    request: narrowed,
    answer: { ...found, way, suggestion },
    leftOut: await leavesOut(db, way, found.looked, narrowing),
  };
}
