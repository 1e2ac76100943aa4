import type { LocalText } from "@shop/kit/locale";
import { addNews, awaitNews, changeNews, findNewsTitled, lockNews } from "../../modules/news/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuseTwin } from "../../platform/errors/refuse-twin.ts";

interface NewsInput {
  /** The news item to update; absent for a new one. */
  id?: number | undefined;
  title: LocalText;
  summary: LocalText;
  /** Markdown. */
  body: LocalText;
  /** Path or URL of a picture; absent to leave it unchanged. */
  image?: string | undefined;
  /** The only store that shows it; null for all stores that have news. Applies to a new item only. */
  storeId: number | null;
  /** Confirms that it is another item with the same title. */
  again?: boolean;
  actor: string;
}

/** Adds a news item as a draft, or updates one. Returns its id, and from when it is shown (null for a draft). */
export async function saveNews(
  tx: Tx,
  { id, image, storeId, again, actor, ...texts }: NewsInput,
): Promise<{ id: number; publishedAt: Date | null }> {
  const before = id === undefined ? null : await lockNews(tx, id);
  const { en } = texts.title;
  const twin = before || again ? undefined : await findNewsTitled(tx, en, storeId);
  if (twin !== undefined) refuseTwin(`news ${twin} "${en}"`, `--id ${twin}`);
  if (before) await changeNews(tx, before.id, { ...texts, ...(image !== undefined && { image }) });
  const saved = before?.id ?? (await addNews(tx, { ...texts, storeId, image: image ?? null }));
  const { title, summary, body } = before ?? {};
  await recordChange(tx, {
    storeId: before?.storeId ?? storeId,
    actor,
    action: "save-news",
    entity: "news",
    entityId: saved,
    ...(before && { before: { title, summary, body } }),
    after: texts,
  });
  await publishChange(tx, { kind: "content" });
  return { id: saved, publishedAt: before?.publishedAt ?? null };
}

/** Publishes a news item from a time on; null unpublishes it. */
export async function publishNews(
  services: Pick<Services, "jobs" | "now">,
  tx: Tx,
  { id, publishedAt, actor }: { id: number; publishedAt: Date | null; actor: string },
): Promise<void> {
  const before = await lockNews(tx, id);
  await changeNews(tx, id, { publishedAt });
  await recordChange(tx, {
    storeId: before.storeId,
    actor,
    action: publishedAt ? "publish-news" : "unpublish-news",
    entity: "news",
    entityId: id,
    before: { publishedAt: before.publishedAt },
    after: { publishedAt },
  });
  await publishChange(tx, { kind: "content" });
  if (publishedAt && publishedAt > services.now()) await awaitNews(services, tx, publishedAt);
}
