import type { LRUCache } from "lru-cache";

/** An entry of a cache. */
export interface Tagged {
  storeId: number;
  /** What data it was made of, see `http/cache-tags.ts` of the API. */
  tags: ReadonlySet<string>;
}

/** What a change invalidates: the entries of a store (undefined: of all stores), or only those with one of these tags. */
export interface Invalidation {
  storeId: number | undefined;
  tags: readonly string[] | undefined;
}

/** Whether it can invalidate entries of this store. */
export const affectsStore = ({ storeId }: Invalidation, store: number): boolean =>
  storeId === undefined || storeId === store;

/** Whether it invalidates this entry. */
export const affects = (invalidation: Invalidation, { storeId, tags }: Tagged): boolean =>
  affectsStore(invalidation, storeId) && (!invalidation.tags || invalidation.tags.some((tag) => tags.has(tag)));

/** Drops the invalid entries. */
export function invalidate<Entry extends Tagged>(cache: LRUCache<string, Entry>, invalidation: Invalidation): void {
  for (const [key, tagged] of cache.entries()) if (affects(invalidation, tagged)) cache.delete(key);
}
