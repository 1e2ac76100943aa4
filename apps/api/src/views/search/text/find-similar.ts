import sql from "sql-template-tag";
import type { Db } from "../../../platform/database/database.ts";
import { runPlanned } from "../../../platform/database/planned.ts";
import {
  candidates,
  conditionOf,
  goodsDoneTo,
  keptToGoods,
  readVocabulary,
  type Narrowing,
  type Query,
} from "../../../modules/search/public.ts";
import { companions } from "./companions.ts";
import type { Counted } from "../counts.ts";
import { findProducts } from "../find-products.ts";
import { looserThan } from "./find-loosely.ts";
import { fullPage, type SearchAnswer, type SearchRequest, type Way } from "./request-and-answer.ts";

/** If so many products have all words but one, those with fewer words are not shown. */
const aRow = 4;
/** Most products to look at: further ones have as few of the words, and sell less. */
const mostLooked = 200;

/**
 * Products that have only some of the words of a search, those with most of them first, to fill the rest of a page
 * when the list is short. Those in the sub-category of the best result come first: after a
 * `samsung s25` phones, and no lock by Samsung. None if the page is not the whole list, or if the
 * list itself has only some of the words. For a service, the goods that it is done to come before all these.
 */
export async function findSimilar(
  db: Db,
  { narrowing, filter, page }: SearchRequest<Counted>,
  { ids, total, way }: SearchAnswer<Counted>,
): Promise<number[]> {
  if (!way || way.query.terms.length < 2 || total >= fullPage || ids.length < total) return [];
  const query = await keptToGoods(db, way.query, narrowing);
  const near: number[] = [];
  const add = async (asked: Way, place: Narrowing) => {
    const source = { rows: candidates({ ...asked, body: false, ordered: false }, place, mostLooked) };
    const found = await findProducts(
      db,
      source,
      filter,
      { ...page, sort: "relevance", offset: 0, rows: fullPage + total },
      "nothing",
    );
    near.push(...found.ids.filter((id) => !ids.includes(id) && !near.includes(id)));
  };
  // Who asks for a service may do it themselves: after the change of a battery, the battery.
  const goods = goodsDoneTo(way.query);
  const asked: Way | null = goods && {
    ...way,
    query: goods,
    demand: "every",
    vocabulary: await readVocabulary(db, goods, narrowing.storeId),
  };
  if (asked && conditionOf(asked, narrowing, asked.vocabulary.head) !== null) await add(asked, narrowing);
  const subcategory = narrowing.subcategoryId ?? (await subcategoryOf(db, ids[0], query, narrowing));
  const places = [...new Set([subcategory, narrowing.subcategoryId])].map((subcategoryId) => ({
    ...narrowing,
    subcategoryId,
  }));
  for (const [place, demand] of places.flatMap((place) => looserThan(way).map((demand) => [place, demand] as const))) {
    if (total + near.length >= (demand === "any" && way.query.terms.length > 2 ? aRow : fullPage)) continue;
    await add({ ...way, query, demand }, place);
  }
  return near.slice(0, fullPage - total);
}

/** The sub-category of a product in a store. Undefined for an accessory if the search names no kind of goods: who asks for an iPhone 14, and finds cases for it, is not shown more cases. */
async function subcategoryOf(
  db: Db,
  productId: number | undefined,
  { good }: Query,
  { storeId }: Narrowing,
): Promise<number | undefined> {
  if (productId === undefined) return undefined;
  const [row] = await runPlanned<{ subcategory: number | null }>(
    db,
    sql`
    select subcategory_id as subcategory from listings join search_documents using (product_id)
    where store_id = ${storeId} and product_id = ${productId} and (${good !== null} or (head @@ ${companions}) is not true)`,
  );
  return row?.subcategory ?? undefined;
}
