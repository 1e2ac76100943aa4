import type { LRUCache } from "lru-cache";

/** What is kept of a store. */
export interface Shown {
  storeId: number;
  /** What it shows, see `http/shown.ts` of the API. */
  tags: ReadonlySet<string>;
}

/** What is outdated: all of a store, or of all stores; with tags, that alone which shows one of them. */
export interface Outdated {
  storeId: number | undefined;
  tags: readonly string[] | undefined;
}

/** Whether any of a store's may be outdated. */
export const concerns = ({ storeId }: Outdated, store: number): boolean => storeId === undefined || storeId === store;

/** Whether what shows this is outdated. */
export const includes = (outdated: Outdated, { storeId, tags }: Shown): boolean => concerns(outdated, storeId) && (!outdated.tags || outdated.tags.some((tag) => tags.has(tag)));

/** Takes out what is outdated. */
export function takeOut<Kept extends Shown>(kept: LRUCache<string, Kept>, outdated: Outdated): void {
  for (const [key, shown] of kept.entries()) if (includes(outdated, shown)) kept.delete(key);
}
