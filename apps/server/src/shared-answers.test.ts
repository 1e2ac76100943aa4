import { expect, test } from "vitest";
import { isShared, SharedAnswers } from "./shared-answers.ts";

const shown = () => new Set<string>();
const tagged = (tag: string, body: string) => async (tags: Set<string>) => {
  tags.add(tag);
  return Response.json(body);
};

test("what pages have in common is asked for once, and tells each of them what it shows", async () => {
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
  expect(await Promise.all(bodies.map(async (body) => (await body).json()))).toEqual(["a", "a", "a"]);
  expect(asked).toBe(1);
  expect(pages.map((tags) => [...tags])).toEqual([["list"], ["list"], ["list"]]);
});

test("a change takes out what shows it, in its store alone", async () => {
  const answers = new SharedAnswers();
  const read = async (key: string, storeId: number, body: string) => (await answers.answer(key, storeId, shown(), tagged("list", body))).json();
  await read("one", 1, "old");
  await read("two", 2, "old");
  answers.purge(1, ["content"]);
  expect(await read("one", 1, "new")).toBe("old");
  answers.purge(1, ["list"]);
  expect([await read("one", 1, "new"), await read("two", 2, "new")]).toEqual(["new", "old"]);
  answers.purge(undefined);
  expect(await read("two", 2, "new")).toBe("new");
});

test("what was asked for before a change reaches nobody who asks after it", async () => {
  const answers = new SharedAnswers();
  let release!: () => void;
  const slow = answers.answer("k", 1, shown(), async () => {
    await new Promise<void>((resolve) => (release = resolve));
    return Response.json("old");
  });
  answers.purge(1);
  const after = answers.answer("k", 1, shown(), tagged("list", "new"));
  release();
  expect([await (await slow).json(), await (await after).json()]).toEqual(["old", "new"]);
  expect(await (await answers.answer("k", 1, shown(), tagged("list", "newer"))).json()).toBe("new");
});

test("a failure is kept for nobody", async () => {
  const answers = new SharedAnswers();
  expect((await answers.answer("k", 1, shown(), async () => new Response("", { status: 503 }))).status).toBe(503);
  expect((await answers.answer("k", 1, shown(), tagged("list", "there"))).status).toBe(200);
});

test.each([
  ["/api/site?domain=s001.localhost", true],
  ["/api/categories", true],
  ["/model_ecommerce/features/category_id=3", true],
  ["/api/categories/other", false],
  ["/api/products?page=2", false],
])("%s is of all pages: %s", (path, expected) => expect(isShared(path)).toBe(expected));
