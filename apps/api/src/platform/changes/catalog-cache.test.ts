import { expect, test } from "vitest";
import type { Changes } from "./changes.ts";
import { catalogCache } from "./catalog-cache.ts";

const changes = { isListening: () => true, subscribe: () => () => undefined } as unknown as Changes;
const context = { store: { id: 1 }, changes } as Parameters<ReturnType<typeof catalogCache>>[0];

test("entries count with the size of what was read, and the least recently used is evicted first", async () => {
  const cache = catalogCache<number[]>({ maxSize: 100, sizeOf: (values) => values.length });
  const reads: string[] = [];
  const read = (name: string, size: number) =>
    cache(context, name, async () => {
      reads.push(name);
      return Array<number>(size).fill(0);
    });
  await read("a", 40);
  await read("b", 40);
  await read("a", 40);
  expect(reads).toEqual(["a", "b"]);
  await read("c", 40);
  await read("a", 40);
  expect(reads).toEqual(["a", "b", "c"]);
  await read("b", 40);
  expect(reads).toEqual(["a", "b", "c", "b"]);
});

test("simultaneous reads are done once, and a failure is not cached", async () => {
  const cache = catalogCache<number>({ maxSize: 10, sizeOf: () => 0 });
  let reads = 0;
  const read = () => cache(context, "one", async () => ++reads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  const fails = () => cache(context, "two", async () => Promise.reject(new Error(`no ${++reads}`)));
  await expect(fails()).rejects.toThrow("no 2");
  await expect(fails()).rejects.toThrow("no 3");
});
