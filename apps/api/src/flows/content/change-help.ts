import type { LocalText } from "@shop/kit/locale";
import {
  addArticle,
  changeArticle,
  findArticleTitled,
  findHelpCategory,
  lockArticle,
  saveHelpCategory,
  type HelpCategoryInput,
} from "../../modules/help/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Database, Tx } from "../../platform/database/database.ts";
import { refuseTwin } from "../../platform/errors/refuse-twin.ts";
import { wordsOf } from "./save-help.ts";

export interface ArticleTexts {
  title: LocalText;
  /** Markdown. */
  body: LocalText;
}

interface ArticleInput extends ArticleTexts {
  /** The article to update; absent for a new one. */
  id?: number | undefined;
  /** Key of its category. */
  category: string;
  /** The only store that shows it; null for all stores. Applies to a new article only. */
  storeId: number | null;
  /** Confirms that it is another article with the same title. */
  again?: boolean;
  actor: string;
}

/** Adds a category of the help center, or renames it. Shoppers see it once one of its articles is published. */
export async function saveCategory(
  tx: Tx,
  { actor, ...input }: HelpCategoryInput & { actor: string },
): Promise<{ isNew: boolean }> {
  const { id, before } = await saveHelpCategory(tx, input);
  await recordChange(tx, {
    storeId: null,
    actor,
    action: "save-help-category",
    entity: "help-category",
    entityId: id,
    ...(before && { before: { name: before.name, icon: before.icon } }),
    after: input,
  });
  await publishChange(tx, { kind: "content" });
  return { isNew: before === null };
}

/** Adds an article of the help center as a draft, or updates one, with its search words. Returns its id, and whether it is published. */
export async function saveArticle(
  { transaction }: Pick<Database, "transaction">,
  { id, category, storeId, title, body, again, actor }: ArticleInput,
  at: Date,
): Promise<{ id: number; published: boolean }> {
  // Before the transaction, which PostgreSQL ends if it idles: loading the dictionaries takes long on a busy machine.
  const texts = { title, body, words: await wordsOf({ title, body }) };
  return transaction(async (tx) => {
    const categoryId = await findHelpCategory(tx, category);
    const before = id === undefined ? null : await lockArticle(tx, id);
    const twin = before || again ? undefined : await findArticleTitled(tx, title.en, storeId);
    if (twin !== undefined) refuseTwin(`article ${twin} "${title.en}"`, `--id ${twin}`);
    if (before) await changeArticle(tx, before.id, { ...texts, categoryId }, at);
    const saved = before?.id ?? (await addArticle(tx, { ...texts, categoryId, storeId }, at));
    await recordChange(tx, {
      storeId: before?.storeId ?? storeId,
      actor,
      action: "save-article",
      entity: "article",
      entityId: saved,
      ...(before && { before: { title: before.title, body: before.body } }),
      after: { title, body },
    });
    await publishChange(tx, { kind: "content" });
    return { id: saved, published: before?.published ?? false };
  });
}

/** Publishes or unpublishes an article. */
export async function publishArticle(
  tx: Tx,
  { id, published, actor }: { id: number; published: boolean; actor: string },
  at: Date,
): Promise<void> {
  const before = await lockArticle(tx, id);
  await changeArticle(tx, id, { published }, at);
  await recordChange(tx, {
    storeId: before.storeId,
    actor,
    action: published ? "publish-article" : "unpublish-article",
    entity: "article",
    entityId: id,
    before: { published: before.published },
    after: { published },
  });
  await publishChange(tx, { kind: "content" });
}
