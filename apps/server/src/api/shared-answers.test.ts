import { expect, test } from "vitest";
import type { Answer } from "@shop/contract/client";
import type { CallName } from "@shop/contract/paths";
import { isShared, SharedAnswers } from "./shared-answers.ts";

const shown = () => new Set<string>();
const answer = (data: unknown) =>
  ({ ok: true, status: 200, answer: { code: 0, message: "", data } }) as Answer<CallName>;
const dataOf = (given: Answer<CallName>) => given.ok && given.answer.data;
const tagged = (tag: string, data: string) => async (tags: Set<string>) => {
  tags.add(tag);
  return answer(data);
};

test("what all pages need is requested once, and each page gets its cache tags", async () => {
  const answers = new SharedAnswers();
  let asked = 0;
  const ask = async (tags: Set<string>) => {
    asked++;
    return tagged("list", "a")(tags);
  };
  const pages = [shown(), shown(), shown()];
  const bodies = [];
  for (const page of pages.slice(0, 2)) bodies.push(answers.answer("k", 1, page, ask));
  bodies.push((await bodies[0], answers.answer("k", 1, pages[2]!, ask)));
  expect(await Promise.all(bodies.map(async (body) => dataOf(await body)))).toEqual(["a", "a", "a"]);
  expect(asked).toBe(1);
  expect(pages.map((tags) => [...tags])).toEqual([["list"], ["list"], ["list"]]);
});

test("a change drops the answers that show it, in its store only", async () => {
  const answers = new SharedAnswers();
  const read = async (key: string, storeId: number, body: string) =>
    dataOf(await answers.answer(key, storeId, shown(), tagged("list", body)));
  await read("one", 1, "old");
  await read("two", 2, "old");
  answers.invalidate(1, ["content"]);
  expect(await read("one", 1, "new")).toBe("old");
  answers.invalidate(1, ["list"]);
  expect([await read("one", 1, "new"), await read("two", 2, "new")]).toEqual(["new", "old"]);
  answers.invalidate(undefined);
  expect(await read("two", 2, "new")).toBe("new");
});

test("an answer requested before a change is not given to anybody who asks after it", async () => {
  const answers = new SharedAnswers();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const slow = answers.answer("k", 1, shown(), async () => {
    await promise;
    return answer("old");
  });
  answers.invalidate(1);
  const after = answers.answer("k", 1, shown(), tagged("list", "new"));
  release();
  expect([dataOf(await slow), dataOf(await after)]).toEqual(["old", "new"]);
  expect(dataOf(await answers.answer("k", 1, shown(), tagged("list", "newer")))).toBe("new");
});

test("an answer requested before an unrelated change is awaited and cached", async () => {
  const answers = new SharedAnswers();
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const slow = (key: string, storeId: number) =>
    answers.answer(key, storeId, shown(), async (tags) => {
      await promise;
      return tagged("list", "first")(tags);
    });
  const [own, others] = [slow("own", 1), slow("others", 2)];
  answers.invalidate(1, ["content"]);
  const waiting = answers.answer("others", 2, shown(), tagged("list", "second"));
  release();
  await Promise.all([own, others]);
  expect(dataOf(await waiting)).toBe("first");
  expect([
    dataOf(await answers.answer("own", 1, shown(), tagged("list", "third"))),
    dataOf(await answers.answer("others", 2, shown(), tagged("list", "third"))),
  ]).toEqual(["first", "first"]);
});

test("a failure is not cached", async () => {
  const answers = new SharedAnswers();
  expect(
    (await answers.answer("k", 1, shown(), async () => ({ ok: false, status: 503 }) as Answer<CallName>)).status,
  ).toBe(503);
  expect((await answers.answer("k", 1, shown(), tagged("list", "there"))).status).toBe(200);
});

test("a shared answer cannot be changed by one of its readers", async () => {
  const given = await new SharedAnswers().answer("k", 1, shown(), async () => answer([{ name: "old" }]));
  expect(() => ((dataOf(given) as { name: string }[])[0]!.name = "new")).toThrow(TypeError);
});

test.each([
  ["site.get", true],
  ["categories.groups", true],
  ["products.list", false],
] as const)("%s is of all pages: %s", (name, expected) => expect(isShared(name)).toBe(expected));
