import { expect, test, vi } from "vitest";
import { limitConcurrency, limitConcurrencyByKey, QueueFullError } from "./limit-concurrency.ts";

test("at most so many tasks of a key run at a time, in order, also after a failure; other keys do not wait", async () => {
  const limit = limitConcurrencyByKey(2);
  const begun: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<void>>();
  const start = (key: number, name: string) => {
    ends.set(name, Promise.withResolvers());
    return limit(key, () => {
      begun.push(name);
      return ends.get(name)!.promise;
    });
  };
  const [a, b, c, d] = ["a", "b", "c", "d"].map((name) => start(1, name));
  const other = start(2, "other");
  const haveBegun = (...names: string[]) => vi.waitFor(() => expect(begun).toEqual(names));
  await haveBegun("a", "b", "other");
  ends.get("b")!.reject(new Error("failed"));
  await expect(b).rejects.toThrow("failed");
  await haveBegun("a", "b", "other", "c");
  ends.get("a")!.resolve();
  await a;
  await haveBegun("a", "b", "other", "c", "d");
  for (const name of ["c", "d", "other"]) ends.get(name)!.resolve();
  await Promise.all([c, d, other]);
  void start(1, "e");
  await haveBegun("a", "b", "other", "c", "d", "e");
});

test("a task for which the queue has no room is refused, and the next one runs once there is room again", async () => {
  const limit = limitConcurrency(1, 1);
  const first = Promise.withResolvers<string>();
  const [running, waiting] = [limit(() => first.promise), limit(async () => "second")];
  await expect(limit(async () => "third")).rejects.toThrow(QueueFullError);
  first.resolve("first");
  expect(await Promise.all([running, waiting])).toEqual(["first", "second"]);
  expect(await limit(async () => "fourth")).toBe("fourth");
});
