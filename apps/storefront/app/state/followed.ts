import type { Tracking } from "@shop/contract/types";
import { storageKeys } from "../lib/constants.ts";
import { browserStorage, readList, type KeyValueStorage } from "./browser.ts";
import { session } from "./session.ts";
import { createStore, useStore } from "./store.ts";

/** Maximum number of remembered orders. */
export const followedMax = 5;

/** A tracked order as it was last seen, without the token for watching it. */
export interface Followed {
  tracking: Omit<Tracking, "watch">;
  /** ISO time. */
  seenAt: string;
}

const isFollowed = (value: unknown): value is Followed => {
  const { tracking, seenAt } = (value ?? {}) as Partial<Followed>;
  return (
    typeof seenAt === "string" &&
    typeof tracking?.order_number === "string" &&
    typeof tracking.state === "string" &&
    Array.isArray(tracking.history)
  );
};

export function readFollowed(storage: KeyValueStorage): Followed[] {
  return readList(storage, storageKeys.followed).filter(isFollowed).slice(0, followedMax);
}

/** The list with this order first, replacing its earlier entry. */
export const withFollowed = (list: Followed[], seen: Followed): Followed[] =>
  [seen, ...list.filter(({ tracking }) => tracking.order_number !== seen.tracking.order_number)].slice(0, followedMax);

const none: Followed[] = [];
const store = createStore(none);

function keep(list: Followed[]): void {
  browserStorage.set(storageKeys.followed, list.length > 0 ? JSON.stringify(list) : null);
  store.set(list);
}

/** Orders tracked in this browser, newest first, for offline use. */
export const followed = {
  start(): void {
    const show = () => store.set(readFollowed(browserStorage));
    // Sign-out removes a customer's orders.
    session.subscribe(show);
    show();
  },
  remember(tracking: Followed["tracking"], at: Date): void {
    keep(withFollowed(readFollowed(browserStorage), { tracking, seenAt: at.toISOString() }));
  },
  forget(orderNumber: string): void {
    keep(readFollowed(browserStorage).filter(({ tracking }) => tracking.order_number !== orderNumber));
  },
};

export const useFollowed = () => useStore(store);
