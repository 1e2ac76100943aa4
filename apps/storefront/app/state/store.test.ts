import { expect, test } from "vitest";
import { createStore } from "./store.ts";

test("a store notifies its listeners of changes only", () => {
  const store = createStore(1);
  let told = 0;
  const leave = store.subscribe(() => told++);
  store.set(1);
  store.set(2);
  leave();
  store.set(3);
  expect([told, store.get(), store.initial]).toEqual([1, 3, 1]);
});
