import type { RelevanceQuery } from "./meanings.ts";

/** Minimum share of the queries of each kind that have a matching product among the first five results. */
export const wanted: readonly (readonly [
  name: string,
  belongs: (query: RelevanceQuery) => boolean,
  success5: number,
])[] = [
  ["model codes", ({ kind }) => kind === "code", 0.99],
  ["English", ({ kind, language }) => language === "en" && kind === "words", 0.97],
  ["Chinese", ({ kind, language }) => language === "zh" && kind === "words", 0.95],
  ["Khmer, variants and loan words", ({ kind, language }) => language === "km" && kind !== "typo", 0.95],
  ["wishes beside a thing", ({ kind }) => kind === "wish", 0.95],
  ["one-edit typos", ({ kind }) => kind === "typo", 0.9],
];

/** The result of a search: the rank of the first matching product, from 1; 0 if there is none. */
export interface Scored {
  rank: number;
}

interface Figures {
  queries: number;
  success1: number;
  success5: number;
  mrr: number;
}

/** Shares of queries with a match in first place and among the first five, and the mean of 1/rank. */
export function figures(scored: readonly Scored[]): Figures {
  const share = (most: number) => scored.filter(({ rank }) => rank > 0 && rank <= most).length / scored.length;
  const reciprocal = scored.reduce((sum, { rank }) => sum + (rank > 0 ? 1 / rank : 0), 0);
  return { queries: scored.length, success1: share(1), success5: share(5), mrr: reciprocal / scored.length };
}

/** Normalised discounted cumulative gain of the first ten, by human ratings from 0 to 3; unrated products count 0. */
export function ndcg10(ratings: readonly number[], ideal: readonly number[]): number {
  const best = gain([...ideal].sort((a, b) => b - a));
  return best === 0 ? 0 : gain(ratings) / best;
}

function gain(ratings: readonly number[]): number {
  return ratings.slice(0, 10).reduce((sum, rating, index) => sum + (2 ** rating - 1) / Math.log2(index + 2), 0);
}
