import { expect, test, vi } from "vitest";
import { helpArticles } from "../../modules/help/tables.ts";
import { testDatabase } from "../../platform/testing/database.ts";
import { countTransactions, openTransactions } from "../../platform/testing/open-transactions.ts";
import { saveArticle, saveCategory } from "./change-help.ts";

const openWhenWordsWereMade: number[] = [];

vi.mock(import("../../modules/search/public.ts"), async (original) => {
  const search = await original();
  return {
    ...search,
    textVector: (...texts: Parameters<typeof search.textVector>) => {
      openWhenWordsWereMade.push(openTransactions());
      return search.textVector(...texts);
    },
  };
});

const database = await testDatabase();

test("the search words of an article are made before its transaction begins", async () => {
  const actor = "staff:sokha";
  const name = { en: "Delivery", km: "ដឹកជញ្ជូន", zh: "配送" };
  await database.transaction((tx) => saveCategory(tx, { key: "delivery", name, icon: undefined, actor }));
  const text = { en: "Opening hours", km: "ម៉ោងបើក", zh: "营业时间" };
  const article = { category: "delivery", storeId: null, title: text, body: text, actor };
  const counted = countTransactions(database);
  const { id } = await saveArticle(counted, article, new Date());
  await saveArticle(counted, { ...article, id }, new Date());
  expect(openWhenWordsWereMade).toEqual([0, 0]);
  expect(await database.db.select({ id: helpArticles.id, words: helpArticles.words }).from(helpArticles)).toEqual([
    { id, words: expect.stringContaining("'opening'") },
  ]);
});
