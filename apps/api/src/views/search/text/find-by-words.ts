import type { Db } from "../../../platform/database/database.ts";
import {
  bodiesAdd,
  candidates,
  conditionOf,
  describedGoods,
  everyHead,
  headsMeet,
  keptToListed,
  mostCandidates,
  onlyBroader,
  readVocabulary,
  waysToBeMeant,
  type Best,
  type Demand,
  type Query,
  type Searched,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import { findProducts, type FoundProducts } from "../find-products.ts";
import { findInWholeOrder } from "../in-whole-order.ts";
import { companions } from "./companions.ts";
import { keptToMany, type Kept } from "./kept-to-many.ts";
import { enoughByName, type Found, type SearchRequest, type Way } from "./request-and-answer.ts";

/** Searches the heads of the documents and, if these find too few, the bodies. Null if no document has the words. */
export async function findByWords<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  typed: Query,
  demand: Demand,
): Promise<Found<Kind> | null> {
  const { narrowing, page, typing, letter, enough = enoughByName } = request;
  const ordered = page.sort !== "relevance";
  const vocabulary = await readVocabulary(db, typed, narrowing.storeId);
  const query = keptToListed(typed, vocabulary);
  const { searched, best } = await askedItself(db, request, { query, demand, vocabulary });
  const condition = (place: "head" | "body") => conditionOf(searched, narrowing, vocabulary[place]);
  if (condition("body") === null) return null;
  const run = async (body: boolean, asked: Searched = searched): Promise<Found<Kind>> => {
    const way = { ...asked, body, typing, letter, companions, ordered };
    return { ...(await findIn(db, way, request, best)), way };
  };
  const isInHeads = condition("head") !== null;
  // While the shopper types, the heads are only enough if they have the named goods, and not just broader ones. Both are asked at once.
  const [byHead, isBroader] = await Promise.all([
    isInHeads ? run(false) : null,
    isInHeads && typing && demand === "every" ? onlyBroader(db, searched, narrowing) : false,
  ]);
  // In an order, descriptions are not searched if so many names match.
  if (demand !== "every" || (ordered && byHead?.partial)) return byHead;
  // `looked` does not count the price filter, which would otherwise find products that are not found without it.
  const looked = byHead?.looked ?? 0;
  if (looked >= enough && !isBroader) return byHead;
  const asked = { ...searched, described: looked > 0 ? await describedGoods(db, searched, narrowing) : null };
  return (await bodiesAdd(db, asked, narrowing)) ? run(true, asked) : byHead;
}

/** Runs a search. In another order than relevance, it reads all products whose heads match, not only the best candidates. */
export function findIn<Kind extends Counted>(
  db: Db,
  way: Way,
  { narrowing, filter, page, counted, most = mostCandidates }: SearchRequest<Kind>,
  best?: Best,
): Promise<FoundProducts<Kind>> {
  const source = { rows: candidates(way, narrowing, most, best) };
  return way.ordered && !way.body
    ? findInWholeOrder(db, source, { everything: everyHead(way, narrowing), narrowing, filter, page, most }, counted)
    : findProducts(db, source, filter, page, counted);
}

const hasMeasure = ({ terms }: Query): boolean => terms.some(({ measure }) => measure !== undefined);

/** A search for nothing but the things that are meant themselves, where only those are wanted and there are any, or where there are very many. */
async function askedItself(db: Db, request: SearchRequest<Counted>, searched: Searched): Promise<Kept> {
  const { itself, narrowing, places, mentions, typing } = request;
  if (!itself) return mentions || typing ? { searched } : keptToMany(db, searched, request);
  for (const [place, only] of waysToBeMeant(searched.query, await places()).entries()) {
    const asked = { ...searched, only: searched.vocabulary.pruned(only) };
    if (await headsMeet(db, conditionOf(asked, narrowing, searched.vocabulary.head))) return { searched: asked };
    // Of a phone's battery only its facts say how large it is, of one to buy its name.
    if (place === 0 && hasMeasure(searched.query) && (await bodiesAdd(db, asked, narrowing)))
      return { searched: asked };
  }
  return { searched };
}
