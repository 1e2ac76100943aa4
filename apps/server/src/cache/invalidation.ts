import type { LRUCache } from "lru-cache";

/** What is kept of a store. */
export interface Tagged {
  storeId: number;
  /** What it shows, see `http/shown.ts` of the API. */
  tags: ReadonlySet<string>;
}

/** What a change invalidates: all of a store, or of all stores; with tags, that alone which has one of them. */
export interface Invalidation {
  storeId: number | undefined;
  tags: readonly string[] | undefined;
}

/** Whether it may be of anything that a store has. */
export const concerns = ({ storeId }: Invalidation, store: number): boolean => storeId === undefined || storeId === store;

/** Whether what is tagged so is invalid after it. */
export const covers = (invalidation: Invalidation, { storeId, tags }: Tagged): boolean => concerns(invalidation, storeId) && (!invalidation.tags || invalidation.tags.some((tag) => tags.has(tag)));

/** Takes out what is invalid. */
export function invalidate<Kept extends Tagged>(kept: LRUCache<string, Kept>, invalidation: Invalidation): void {
  for (const [key, tagged] of kept.entries()) if (covers(invalidation, tagged)) kept.delete(key);
}
