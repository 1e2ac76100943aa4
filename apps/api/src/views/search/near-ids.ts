import type { Db } from "../../platform/database.ts";
import { candidates, keptToGoods } from "../../modules/search/public.ts";
import { findProducts, type Counted } from "./find-products.ts";
import { fullPage, looserThan, type SearchAnswer, type SearchRequest } from "./search-ids.ts";

/** Where so many have all words of a text but one, what has fewer is not near. */
const aRow = 4;
/** Products looked at: those after them have as few of the words and sell less. */
const mostLooked = 200;

/**
 * Products that have some of the words of a search, those with most of them first, to fill the page
 * of a list that ends before it. None beside a page that is not all of the list, nor where the list
 * itself has any of the words.
 */
export async function nearIds(db: Db, { narrowing, filter, page }: SearchRequest<Counted>, { ids, total, way }: SearchAnswer<Counted>): Promise<number[]> {
  if (!way || way.query.terms.length < 2 || total >= fullPage || ids.length < total) return [];
  const query = await keptToGoods(db, way.query, narrowing);
  const near: number[] = [];
  for (const demand of looserThan(way)) {
    if (total + near.length >= (demand === "any" && way.query.terms.length > 2 ? aRow : fullPage)) break;
    const source = { rows: candidates({ ...way, query, demand, body: false, ordered: false }, narrowing, mostLooked) };
    const found = await findProducts(db, source, filter, { ...page, sort: "relevance", offset: 0, rows: fullPage + total }, "nothing");
    near.push(...found.ids.filter((id) => !ids.includes(id) && !near.includes(id)));
  }
  return near.slice(0, fullPage - total);
}
