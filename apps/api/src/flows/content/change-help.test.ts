import { expect, test, vi } from "vitest";
import { helpArticles } from "../../modules/help/tables.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { saveArticle, saveCategory } from "./change-help.ts";

const open = vi.hoisted(() => ({ now: 0, whenWordsWereMade: [] as number[] }));

vi.mock(import("../../modules/search/public.ts"), async (original) => {
  const search = await original();
  return {
    ...search,
    textVector: (...texts: Parameters<typeof search.textVector>) => {
      open.whenWordsWereMade.push(open.now);
      return search.textVector(...texts);
    },
  };
});

const database = await testDatabase();
const counted: Pick<Database, "transaction"> = {
  transaction: (run) =>
    database.transaction(async (tx: Tx) => {
      open.now++;
      return run(tx).finally(() => open.now--);
    }),
};

test("the search words of an article are made before its transaction begins", async () => {
  const actor = "staff:sokha";
  await counted.transaction((tx) =>
    saveCategory(tx, { key: "delivery", name: { en: "Delivery", km: "ដឹកជញ្ជូន", zh: "配送" }, icon: undefined, actor }),
  );
  const text = { en: "Opening hours", km: "ម៉ោងបើក", zh: "营业时间" };
  const article = { category: "delivery", storeId: null, title: text, body: text, actor };
  const { id } = await saveArticle(counted, article, new Date());
  await saveArticle(counted, { ...article, id }, new Date());
  expect(open.whenWordsWereMade).toEqual([0, 0]);
  expect(await database.db.select({ id: helpArticles.id, words: helpArticles.words }).from(helpArticles)).toEqual([
    { id, words: expect.stringContaining("'opening'") },
  ]);
});
