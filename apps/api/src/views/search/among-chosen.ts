import type { Db } from "../../platform/database/database.ts";
import type { Counted } from "./find-products.ts";
import { leavesOut, type PricedSearch } from "./priced-text.ts";
import { findIn, type SearchRequest } from "./search-ids.ts";

type Choices<Kind extends Counted> = Pick<SearchRequest<Kind>, "narrowing" | "filter" | "page" | "counted">;

/**
 * What of all that a text finds is among what was chosen beside it. It is found in the same way: looked for anew
 * among fewer products, a text would be read more generously, and a filter led to other goods than it counts.
 */
export async function amongChosen<Kind extends Counted>(db: Db, search: PricedSearch<Counted>, { narrowing, filter, page, counted }: Choices<Kind>): Promise<PricedSearch<Kind>> {
  const { request, answer } = search;
  // What of the text was read as a price or as a wish for promotions counts beside what was chosen.
  const { priceMin, priceMax, promotion, first } = request.filter;
  const within = { ...filter, priceMin: filter.priceMin ?? priceMin, priceMax: filter.priceMax ?? priceMax, promotion: filter.promotion ?? promotion, first };
  const narrowed = { ...request, narrowing, filter: within, page: { ...page, sort: request.page.sort }, counted };
  const { way, suggestion } = answer;
  if (!way) return { ...search, request: narrowed, answer: { ...answer, counts: null } };
  const found = await findIn(db, way, narrowed);
  return { ...search, request: narrowed, answer: { ...found, way, suggestion }, leftOut: await leavesOut(db, way, found.looked, narrowing) };
}
