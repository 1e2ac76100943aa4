import { saveHelp } from "../../flows/content/save-help.ts";
import type { Database } from "../../platform/database/database.ts";
import type { HelpArticleRow } from "../../modules/help/public.ts";

let serial = 0;

/** An article of the help center's category 1, as ordinary as can be where the test says nothing; returns its id. */
export async function insertArticle(
  database: Database,
  sample: Partial<Omit<HelpArticleRow, "words">> = {},
): Promise<number> {
  const id = sample.id ?? ++serial;
  const category = {
    id: sample.categoryId ?? 1,
    key: `category-${sample.categoryId ?? 1}`,
    name: { en: "Delivery", km: "ការដឹកជញ្ជូន", zh: "配送" },
    icon: "truck",
  };
  const article = {
    id,
    categoryId: category.id,
    sequence: id,
    title: { en: `Question ${id}` },
    body: { en: `Answer ${id}` },
    ...sample,
  };
  await database.transaction((tx) => saveHelp(tx, [category], [article]));
  return id;
}
