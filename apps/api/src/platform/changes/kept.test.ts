import { expect, test } from "vitest";
import type { Changes } from "./changes.ts";
import { keep } from "./kept.ts";

const changes = { isListening: () => true, subscribe: () => () => undefined } as unknown as Changes;
const context = { store: { id: 1 }, changes } as Parameters<ReturnType<typeof keep>>[0];

test("what is kept weighs what was read, and what was not asked for longest goes first", async () => {
  const kept = keep<number[]>({ most: 100, sizeOf: (values) => values.length });
  const reads: string[] = [];
  const read = (name: string, size: number) =>
    kept(context, name, async () => {
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

test("what is read at the same time is read once, and a failure is not kept", async () => {
  const kept = keep<number>({ most: 10, sizeOf: () => 0 });
  let reads = 0;
  const read = () => kept(context, "one", async () => ++reads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  const fails = () => kept(context, "two", async () => Promise.reject(new Error(`no ${++reads}`)));
  await expect(fails()).rejects.toThrow("no 2");
  await expect(fails()).rejects.toThrow("no 3");
});
