import { longestSearch } from "@shop/contract/limits";
import { browserStorage, readList, type KeyValueStorage } from "./browser.ts";

const key = "recent_searches";
/** Maximum number of remembered searches: as many as fit above a phone's keyboard. */
export const searchesMax = 6;

const isSearch = (value: unknown): value is string =>
  typeof value === "string" && value.trim() !== "" && value.length <= longestSearch;

export const readSearches = (storage: KeyValueStorage): string[] =>
  [...new Set(readList(storage, key).filter(isSearch))].slice(0, searchesMax);

/** The list with this text first; one that differs only in its capitals is the same search. */
export const withSearch = (texts: readonly string[], text: string): string[] =>
  [text, ...texts.filter((other) => other.toLowerCase() !== text.toLowerCase())].slice(0, searchesMax);

/** Searches of this browser that found something, newest first. */
export const recentSearches = {
  read: () => readSearches(browserStorage),
  add: (text: string) => browserStorage.set(key, JSON.stringify(withSearch(readSearches(browserStorage), text))),
  clear: () => browserStorage.set(key, null),
};
