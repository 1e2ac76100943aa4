import type { LRUCache } from "lru-cache";

/** What is kept of a store. */
export interface Shown {
  storeId: number;
  /** What it shows, see `http/shown.ts` of the API. */
  tags: ReadonlySet<string>;
}

/** Takes out what a change touches: all of a store, or of all stores; with tags, that alone which shows one of them. */
export function takeOut<Kept extends Shown>(kept: LRUCache<string, Kept>, storeId: number | undefined, tags: readonly string[] | undefined): void {
  for (const [key, shown] of kept.entries()) {
    if (storeId !== undefined && shown.storeId !== storeId) continue;
    if (!tags || tags.some((tag) => shown.tags.has(tag))) kept.delete(key);
  }
}
