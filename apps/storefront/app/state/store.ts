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

type Followed<Value> = Pick<Store<Value>, "get" | "subscribe" | "initial">;

/** The value of a store, and a new rendering whenever it changes; neutral until the page is hydrated. */
export const useStore = <Value,>(store: Followed<Value>): Value => usePart(store, (value) => value);

/** The same of what is read from it, such as a number: a change of the rest renders nothing. */
export const usePart = <Value, Part>(store: Followed<Value>, partOf: (value: Value) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => partOf(store.get()),
    () => partOf(store.initial),
  );
