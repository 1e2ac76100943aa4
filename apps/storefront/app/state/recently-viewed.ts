import { isId, browserStorage, readList, type KeyValueStorage } from "./browser.ts";
import { createStore, useStore } from "./store.ts";

const key = "recently_viewed";
/** Maximum number of remembered products. */
export const viewedMax = 12;

export function readViewed(storage: KeyValueStorage): number[] {
  return [...new Set(readList(storage, key).filter(isId))].slice(0, viewedMax);
}

/** The list with this product first, without duplicates. */
export const withViewed = (ids: number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, viewedMax);

const none: number[] = [];
const store = createStore(none);

/** Recently viewed products of this browser, newest first. */
export const recentlyViewed = {
  start(): void {
    store.set(readViewed(browserStorage));
  },
  add(id: number): void {
    const ids = withViewed(readViewed(browserStorage), id);
    browserStorage.set(key, JSON.stringify(ids));
    store.set(ids);
  },
};

export const useRecentlyViewed = () => useStore(store);
