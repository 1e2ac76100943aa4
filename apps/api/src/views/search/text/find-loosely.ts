import type { Db } from "../../../platform/database/database.ts";
import {
  areUnsold,
  asOfLine,
  broadened,
  isDone,
  isOnlyBeside,
  keptToGoods,
  keptToMaker,
  keptToThing,
  mentionOf,
  partToChange,
  thingAlone,
  withSubstitutes,
  type Demand,
  type Narrowing,
  type Query,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import { findByWords } from "./find-by-words.ts";
import type { Found, SearchRequest, Way } from "./request-and-answer.ts";

/**
 * Products that do what was asked for, or have some of the words. If there are none because all have what was excluded,
 * the exclusion is dropped: routers for `router without wifi`.
 */
export async function findLoosely<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  typed: Query,
): Promise<Found<Kind> | null> {
  const query = await forItsLine(db, await forItsPart(db, typed, request.narrowing), request.narrowing);
  const found =
    (await findSubstitutes(db, request, query)) ??
    (await findSome(db, request, query)) ??
    (await findSubstitutes(db, request, thingAlone(query)));
  if (found || query.without.length === 0) return found;
  return findByWords(db, request, await keptToGoods(db, { ...query, without: [] }, request.narrowing), "any");
}

/** The query for the part that is to be changed, if the store does not do that: a camera, for `camera replacement iphone 12` where only screens are changed. */
async function forItsPart(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const part = partToChange(query);
  return part === null || (await isDone(db, query, part, narrowing)) ? query : part;
}

/** The query for the goods that go with what its line is, if those are sold. */
async function forItsLine(db: Db, query: Query, narrowing: Narrowing): Promise<Query> {
  const other = asOfLine(query);
  return other === null || (await areUnsold(db, other, narrowing)) ? query : other;
}

/** What has all of the words but does the work of the named goods in another way: the charging cable of a Fitbit, for its charger. */
async function findSubstitutes<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  query: Query,
): Promise<Found<Kind> | null> {
  const instead = withSubstitutes(query);
  const found = instead && (await findByWords(db, request, instead, "every"));
  if (!found || found.looked === 0 || (await isOnlyBeside(db, found.way, request.narrowing))) return null;
  return (await mentionOf(db, found.way, request.narrowing)) === "itself" ? found : null;
}

/** Products with as many of the words as possible, also of a broader kind of goods. Null if no product has any, or the named goods are not sold. */
async function findSome<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  query: Query,
): Promise<Found<Kind> | null> {
  const { narrowing } = request;
  const told = await keptToMaker(db, query, narrowing);
  const broader = await broadened(db, told, narrowing);
  if (await areUnsold(db, broader, narrowing)) return null;
  const broad = await keptToThing(db, await keptToGoods(db, broader, narrowing), narrowing);
  // A single word that could not be broadened was already looked for.
  if (query.terms.length === 1 && broad.terms[0]!.other.length === told.terms[0]!.other.length) return null;
  let beside: Found<Kind> | null = null;
  for (const demand of looserThan({ query, demand: "every" })) {
    const loose = await findByWords(db, request, broad, demand);
    if (!loose || loose.looked === 0) continue;
    if (!(await isOnlyBeside(db, loose.way, narrowing))) return loose;
    beside ??= loose;
  }
  return beside;
}

/** The weaker demands to try after one, in order. With one or two words, `most` is the same as `any`. */
export function looserThan({ query, demand }: Pick<Way, "query" | "demand">): Demand[] {
  const all: Demand[] = query.terms.length > 2 ? ["every", "most", "any"] : ["every", "any"];
  return all.slice(all.indexOf(demand) + 1);
}
