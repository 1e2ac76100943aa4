import { useSyncExternalStore } from "react";

/** A value of the browser that components follow. */
export interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** What the server's page shows, before the browser knows better. */
  initial: Value;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    get: () => value,
    set: (next) => {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value of a store, and a new rendering whenever it changes; neutral until the page is hydrated. */
export function useStore<Value>(store: Pick<Store<Value>, "get" | "subscribe" | "initial">): Value {
  return useSyncExternalStore(store.subscribe, store.get, () => store.initial);
}
