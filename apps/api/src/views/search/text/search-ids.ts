import type { Db } from "../../../platform/database/database.ts";
import {
  codesExist,
  conditionOf,
  correctQuery,
  everyTerm,
  hadByGoods,
  inAnyColour,
  isDoubtful,
  mentionOf,
  parseQuery,
  whichMatch,
  type Narrowing,
  type Query,
} from "../../../modules/search/public.ts";
import type { Counted } from "../counts.ts";
import { findByWords } from "./find-by-words.ts";
import { findLoosely } from "./find-loosely.ts";
import type { Found, SearchAnswer, SearchRequest } from "./request-and-answer.ts";

const nothing: SearchAnswer<Counted> & { counts: null } = {
  ids: [],
  scores: [],
  total: 0,
  looked: 0,
  partial: false,
  counts: null,
  way: null,
  suggestion: null,
};

/**
 * Products that a text finds, best first. What is typed right is looked for in names, brands
 * and categories, then in descriptions; what finds nothing there, by near spellings; and last
 * by any of its words.
 */
export async function searchIds<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
): Promise<SearchAnswer<Kind>> {
  const query = parseQuery(request.text, request);
  if (query.terms.length === 0) return nothing;
  const typed = await findTyped(db, request, query);
  const isDoubted = typed !== null && typed.way.body && (await isDoubtful(db, typed.way, request.narrowing));
  // What has all of the words is meant, though none of it may be within a range of prices.
  if (typed && !isDoubted) return answerOf(await itselfOf(db, request, query, typed), null);
  const { spellings, unknown } = await correctQuery(db, query, request.narrowing);
  const tried = await hadByGoods(
    db,
    query,
    spellings.map((spelling) => ({ ...spelling, meant: parseQuery(spelling.text) })),
    request.narrowing,
  );
  const corrected = await findCorrected(db, request, tried);
  if (corrected) return corrected;
  if (typed) return answerOf(typed, null);
  // A word that nothing has is no help to find some of them by.
  const likeliest = unknown ? await likeliestOf(db, tried, request.narrowing) : undefined;
  const loose = await findLoosely(db, request, likeliest?.meant ?? query);
  return loose ? answerOf(loose, likeliest?.text ?? null) : nothing;
}

const answerOf = <Kind extends Counted>(found: Found<Kind> | null, suggestion: string | null): SearchAnswer<Kind> => ({
  ...(found ?? nothing),
  suggestion,
});

/** What has all of the words as they were typed; null if nothing has. */
async function findTyped<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  query: Query,
): Promise<Found<Kind> | null> {
  if (!(await codesExist(db, query))) return null;
  const found = await findByWords(db, request, query, "every");
  return found && found.looked > 0 ? found : null;
}

/** A near spelling of the text. */
interface Tried {
  text: string;
  meant: Query;
  /** Its corrections, if they are so uncertain that one product must have them all. */
  guessed: string | null;
}

/** What the first spelling finds that finds anything. */
async function findCorrected<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  tried: readonly Tried[],
): Promise<SearchAnswer<Kind> | null> {
  for (const { text, meant } of await thoseMet(db, tried, request.narrowing)) {
    const found = await findByWords(db, request, meant, "every");
    if (found && found.total > 0) return answerOf(await itselfOf(db, request, meant, found), text);
  }
  return null;
}

/** The spellings that anything meets. Whether one alone does is told as soon by a search for it. */
async function thoseMet(db: Db, tried: readonly Tried[], narrowing: Narrowing): Promise<readonly Tried[]> {
  if (tried.length === 1 && tried[0]!.guessed === null) return tried;
  const met = await whichMatch(
    db,
    tried.map(({ meant, guessed }) =>
      guessed === null ? conditionOf({ query: meant, demand: "every" }, narrowing) : inHeads(meant, narrowing),
    ),
  );
  return tried.filter((_, index) => met[index]);
}

/** What was found with all of the words; other products if these only mention the goods that are meant. Null if none of these are sold. */
async function itselfOf<Kind extends Counted>(
  db: Db,
  request: SearchRequest<Kind>,
  query: Query,
  found: Found<Kind>,
): Promise<Found<Kind> | null> {
  const mention = await mentionOf(db, found.way, request.narrowing);
  if (mention === "itself") return found;
  const others =
    mention === "in other colours"
      ? await findByWords(db, request, inAnyColour(query), "any")
      : await findLoosely(db, request, query);
  return others ?? (mention === "not sold" ? null : found);
}

/** All words must be in names, categories and facts. In a long description, guessed words may stand together by chance. */
const inHeads = (query: Query, narrowing: Narrowing) =>
  conditionOf({ query, demand: "every", only: everyTerm(query, { weights: "ABC" }) }, narrowing);

/** The first spelling that is certain, or whose guessed words one product has all. */
async function likeliestOf(db: Db, tried: readonly Tried[], narrowing: Narrowing): Promise<Tried | undefined> {
  const [first] = tried;
  if (!first || first.guessed === null) return first;
  const together = await whichMatch(
    db,
    tried.map(({ guessed }) => guessed && inHeads(parseQuery(guessed), narrowing)),
  );
  return tried.find(({ guessed }, index) => guessed === null || together[index]);
}
