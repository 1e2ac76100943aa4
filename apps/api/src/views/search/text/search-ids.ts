import type { Db } from "../../../platform/database/database.ts";
import {
  areUnsold,
  bodiesAdd,
  broadened,
  candidates,
  codesExist,
  conditionOf,
  correctQuery,
  describedGoods,
  everyHead,
  everyTerm,
  hadByGoods,
  headsMeet,
  inAnyColour,
  isDoubtful,
  isOnlyBeside,
  keptToGoods,
  keptToMaker,
  keptToThing,
  mentionOf,
  mostCandidates,
  onlyBroader,
  parseQuery,
  readVocabulary,
  waysToBeMeant,
  whichMatch,
  withSubstitutes,
  type Asked,
  type Demand,
  type Narrowing,
  type Place,
  type Query,
  type Searched,
} from "../../../modules/search/public.ts";
import { companions } from "./companions.ts";
import { keptToMany } from "./kept-to-many.ts";
import { findProducts, type Counted, type CountsOf, type FoundProducts, type ListingFilter, type PageOf } from "../find-products.ts";
import { findInWholeOrder } from "../in-whole-order.ts";

export interface SearchRequest<Kind extends Counted> {
  text: string;
  narrowing: Narrowing;
  filter: ListingFilter;
  page: PageOf;
  counted: Kind;
  /** Products looked at. */
  most?: number;
  /** Below so many found by names, descriptions are looked at too. */
  enough?: number;
  /** The text may end in half a word. */
  typing?: boolean;
  /** What is typed of the next word: what has one in its name that begins so comes first. */
  letter?: string | undefined;
  /** No order was chosen, so that the text may ask for one. */
  unordered?: boolean;
  /** All categories: only the things that are meant, where there are any. */
  itself?: readonly Place[];
  /** Only the things that are meant in every order: what costs so little is else not a cheap projector but none. */
  onlyMeant?: boolean;
  /** In any order also what only mentions the things that are meant. */
  mentions?: boolean | undefined;
  /** Words that could ask for an order are words of a name. */
  literal?: boolean;
}

/** How products were found: what further counts of the same search start from. */
export type Way = Asked;

export interface SearchAnswer<Kind extends Counted> extends Omit<FoundProducts<Kind>, "counts"> {
  counts: CountsOf[Kind] | null;
  way: Way | null;
  /** The near spelling that was looked for because the text as typed finds nothing. */
  suggestion: string | null;
}

/** A page; a shorter list is continued by what is near. */
export const fullPage = 24;
/** With fewer found by names, what only descriptions say comes after them: nobody turns to a fifth page for it. */
export const enoughByName = 4 * fullPage;

const nothing: SearchAnswer<Counted> & { counts: null } = { ids: [], scores: [], total: 0, looked: 0, partial: false, counts: null, way: null, suggestion: null };

/**
 * Products that a text finds, best first. What is typed right is looked for in names, brands
 * and categories, then in descriptions; what finds nothing there, by near spellings; and last
 * by any of its words.
 */
export async function searchIds<Kind extends Counted>(db: Db, request: SearchRequest<Kind>): Promise<SearchAnswer<Kind>> {
  const query = parseQuery(request.text, request);
  if (query.terms.length === 0) return nothing;
  const typed = (await codesExist(db, query)) ? await find(db, request, query, "every") : null;
  const doubtful = typed?.way?.body && typed.looked > 0 && (await isDoubtful(db, typed.way, request.narrowing)) ? typed : null;
  // What has all of the words is meant, though none of it may be within a range of prices.
  if (typed?.way && typed.looked > 0 && !doubtful) return { ...(await itselfOf(db, request, query, { ...typed, way: typed.way })), suggestion: null };
  const { spellings, unknown } = await correctQuery(db, query, request.narrowing);
  const tried = await hadByGoods(db, query, spellings.map((spelling) => ({ ...spelling, meant: parseQuery(spelling.text) })), request.narrowing);
  const met = await whichMatch(db, tried.map(({ meant, guessed }) => guessed === null ? conditionOf({ query: meant, demand: "every" }, request.narrowing) : inHeads(meant, request.narrowing)));
  for (const { text, meant } of tried.filter((_, index) => met[index])) {
    const corrected = await find(db, request, meant, "every");
    if (corrected?.way && corrected.total > 0) return { ...(await itselfOf(db, request, meant, { ...corrected, way: corrected.way })), suggestion: text };
  }
  if (doubtful) return { ...doubtful, suggestion: null };
  // A word that nothing has is no help to find some of them by.
  const likeliest = unknown ? await likeliestOf(db, tried, request.narrowing) : undefined;
  const loose = await findLoosely(db, request, likeliest?.meant ?? query);
  return loose ? { ...loose, suggestion: likeliest?.text ?? null } : nothing;
}

type Found<Kind extends Counted> = Omit<SearchAnswer<Kind>, "suggestion">;

/** What was found with all of the words; other products if these only mention the goods that are meant. */
async function itselfOf<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, query: Query, found: Found<Kind> & { way: Way }): Promise<Found<Kind>> {
  const mention = await mentionOf(db, found.way, request.narrowing);
  if (mention === "itself") return found;
  const others = mention === "in other colours" ? await find(db, request, inAnyColour(query), "any") : await findLoosely(db, request, query);
  return others ?? (mention === "not sold" ? nothing : found);
}

/** All words must be in names, categories and facts. In a long description, guessed words may stand together by chance. */
const inHeads = (query: Query, narrowing: Narrowing) => conditionOf({ query, demand: "every", only: everyTerm(query, { weights: "ABC" }) }, narrowing);

/** The first spelling that is certain, or whose guessed words one product has all. */
async function likeliestOf<Tried extends { guessed: string | null }>(db: Db, tried: readonly Tried[], narrowing: Narrowing): Promise<Tried | undefined> {
  const [first] = tried;
  if (!first || first.guessed === null) return first;
  const together = await whichMatch(db, tried.map(({ guessed }) => guessed && inHeads(parseQuery(guessed), narrowing)));
  return tried.find(({ guessed }, index) => guessed === null || together[index]);
}

/** Products with only some of the words. If there are none because all have what was excluded, the exclusion is dropped: routers for `router without wifi`. */
async function findLoosely<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, query: Query): Promise<Found<Kind> | null> {
  const loose = await findSome(db, request, query);
  return loose === null && query.without.length > 0 ? find(db, request, await keptToGoods(db, { ...query, without: [] }, request.narrowing), "any") : loose;
}

/** What has all of the words but does the work of the named goods in another way: the charging cable of a Fitbit, for its charger. Else products with as many of the words as possible, also of a broader kind of goods. Null if no product has any, or the named goods are not sold. */
async function findSome<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, query: Query): Promise<Found<Kind> | null> {
  const instead = withSubstitutes(query);
  const substitute = instead && (await find(db, request, instead, "every"));
  if (substitute?.way && substitute.looked > 0 && !(await isOnlyBeside(db, substitute.way, request.narrowing)) && (await mentionOf(db, substitute.way, request.narrowing)) === "itself") return substitute;
  const told = await keptToMaker(db, query, request.narrowing);
  const broader = await broadened(db, told, request.narrowing);
  if (await areUnsold(db, broader, request.narrowing)) return null;
  const broad = await keptToThing(db, await keptToGoods(db, broader, request.narrowing), request.narrowing);
  if (query.terms.length === 1 && broad.terms[0]!.other.length === told.terms[0]!.other.length) return null;
  let beside = null;
  for (const demand of looserThan({ query, demand: "every" })) {
    const loose = await find(db, request, broad, demand);
    if (!loose?.way || loose.looked === 0) continue;
    if (!(await isOnlyBeside(db, loose.way, request.narrowing))) return loose;
    beside ??= loose;
  }
  return beside;
}

/** The weaker demands to try after one, in order. With one or two words, `most` is the same as `any`. */
export function looserThan({ query, demand }: Pick<Way, "query" | "demand">): Demand[] {
  const all: Demand[] = query.terms.length > 2 ? ["every", "most", "any"] : ["every", "any"];
  return all.slice(all.indexOf(demand) + 1);
}

/** Searches the heads of the documents and, if these find too few, the bodies. Null if no document has the words. */
async function find<Kind extends Counted>(db: Db, request: SearchRequest<Kind>, query: Query, demand: Demand): Promise<Found<Kind> | null> {
  const { narrowing, page, enough = enoughByName } = request;
  const ordered = page.sort !== "relevance";
  const vocabulary = await readVocabulary(db, query, narrowing.storeId);
  const searched = await askedItself(db, request, { query, demand, vocabulary });
  const condition = (place: "head" | "body") => conditionOf(searched, narrowing, vocabulary[place]);
  if (condition("body") === null) return null;
  const run = async (body: boolean, asked: Searched = searched) => {
    const way = { ...asked, body, typing: request.typing, letter: request.letter, companions, ordered };
    return { ...(await findIn(db, way, request)), way };
  };
  const byHead = condition("head") === null ? null : await run(false);
  // If so many names match, descriptions are not searched.
  if (ordered && byHead?.partial) return byHead;
  if (demand !== "every") return byHead;
  // `looked` does not count the price filter, which would otherwise find products that are not found without it. While
  // the shopper types, the heads are only enough if they have the named goods, and not just broader ones.
  if ((byHead?.looked ?? 0) >= enough && !(request.typing && (await onlyBroader(db, searched, narrowing)))) return byHead;
  const described = byHead?.looked ? await describedGoods(db, searched, narrowing) : null;
  const asked = { ...searched, described };
  return (await bodiesAdd(db, asked, narrowing)) ? run(true, asked) : byHead;
}

/** Runs a search. In another order than relevance, it reads all products whose heads match, not only the best candidates. */
export function findIn<Kind extends Counted>(db: Db, way: Way, { narrowing, filter, page, counted, most = mostCandidates }: SearchRequest<Kind>): Promise<FoundProducts<Kind>> {
  const source = { rows: candidates(way, narrowing, most) };
  return way.ordered && !way.body
    ? findInWholeOrder(db, source, { everything: everyHead(way, narrowing), narrowing, filter, page, most }, counted)
    : findProducts(db, source, filter, page, counted);
}

const hasMeasure = ({ terms }: Query): boolean => terms.some(({ measure }) => measure !== undefined);

/** A search for nothing but the things that are meant themselves, where only those are wanted and there are any, or where there are very many. */
async function askedItself(db: Db, { itself, narrowing, mentions, typing, most = mostCandidates }: SearchRequest<Counted>, searched: Searched): Promise<Searched> {
  if (!itself) return mentions || typing ? searched : keptToMany(db, searched, narrowing, most);
  for (const [place, only] of waysToBeMeant(searched.query, itself).entries()) {
    const asked = { ...searched, only };
    if (await headsMeet(db, conditionOf(asked, narrowing, searched.vocabulary.head))) return asked;
    // Of a phone's battery only its facts say how large it is, of one to buy its name.
    if (place === 0 && hasMeasure(searched.query) && (await bodiesAdd(db, asked, narrowing))) return asked;
  }
  return searched;
}
