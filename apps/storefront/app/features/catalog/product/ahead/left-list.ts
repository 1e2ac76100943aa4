import type { DataStrategyResult, MiddlewareFunction } from "react-router";

/** How long the data of a list that was left are shown again, in ms: as long as browsers use what they prefetched. */
const goodFor = 5 * 60_000;

interface LeftList {
  /** Path and query. */
  address: string;
  /** The list's route and its data. */
  route: string;
  data: unknown;
  loadedAt: number;
}

let left: LeftList | undefined;

/** Remembers the list that a product was opened from; without a list, forgets it. */
export const leaveList = (list?: LeftList): void => void (left = list);

/** Answers "back" to the list that was left with the data that it had, so that nobody waits for the network. */
export const answerFromLeftList: MiddlewareFunction<Record<string, DataStrategyResult>> = ({ request }, next) => {
  const { pathname, search } = new URL(request.url);
  return left?.address === pathname + search && Date.now() - left.loadedAt < goodFor
    ? Promise.resolve({ [left.route]: { type: "data", result: left.data } })
    : next();
};
