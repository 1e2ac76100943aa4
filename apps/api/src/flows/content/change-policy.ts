import { savePolicy, setPolicyPublished } from "../../modules/policy/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ArticleTexts } from "./change-help.ts";

interface PolicyChange {
  /** Such as `returns`. */
  key: string;
  /** The only store with this version; null for the one of all stores. */
  storeId: number | null;
  actor: string;
}

/** Adds a policy as a draft, or updates one. Returns whether it is published. */
export async function writePolicy(
  tx: Tx,
  { key, storeId, actor, title, body }: PolicyChange & ArticleTexts,
  at: Date,
): Promise<boolean> {
  const before = await savePolicy(tx, { key, storeId }, { title, body }, at);
  await recordChange(tx, {
    storeId,
    actor,
    action: "save-policy",
    entity: "policy",
    entityId: key,
    ...(before && { before: { title: before.title, body: before.body } }),
    after: { title, body },
  });
  await publishChange(tx, { kind: "content" });
  return before?.published ?? false;
}

/** Publishes or unpublishes a policy. A store without its own shows the one of all stores. */
export async function publishPolicy(tx: Tx, { key, storeId, actor }: PolicyChange, published: boolean): Promise<void> {
  await setPolicyPublished(tx, { key, storeId }, published);
  await recordChange(tx, {
    storeId,
    actor,
    action: published ? "publish-policy" : "unpublish-policy",
    entity: "policy",
    entityId: key,
    after: { published },
  });
  await publishChange(tx, { kind: "content" });
}
