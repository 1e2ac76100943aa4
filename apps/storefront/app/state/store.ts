import { useSyncExternalStore } from "react";

/** An observable value in the browser. */
interface Store<Value> {
  get: () => Value;
  set: (value: Value) => void;
  subscribe: (listener: () => void) => () => void;
  /** The value during server rendering and hydration. */
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

/** The value of a store; re-renders when it changes. The initial value until hydration. */
export const useStore = <Value>(store: Followed<Value>): Value => usePart(store, (value) => value);

/** Part of a store's value; re-renders only when that part changes. */
export const usePart = <Value, Part>(store: Followed<Value>, partOf: (value: Value) => Part): Part =>
  useSyncExternalStore(
    store.subscribe,
    () => partOf(store.get()),
    () => partOf(store.initial),
  );
