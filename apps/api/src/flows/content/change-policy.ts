import { savePolicy, setPolicyPublished } from "../../modules/policy/public.ts";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { ArticleTexts } from "./change-help.ts";

interface PolicyChange {
  /** Such as `returns`. */
  key: string;
  /** Whose own rule it is; null for all stores'. */
  storeId: number | null;
  actor: string;
}

/** Writes a rule of the store; a new one is a draft. Gives whether shoppers see it. */
export async function writePolicy(tx: Tx, { key, storeId, actor, title, body }: PolicyChange & ArticleTexts, at: Date): Promise<boolean> {
  const before = await savePolicy(tx, { key, storeId }, { title, body }, at);
  await recordChange(tx, { storeId, actor, action: "save-policy", entity: "policy", entityId: key, ...(before && { before: { title: before.title, body: before.body } }), after: { title, body } });
  await publishChange(tx, { kind: "content" });
  return before?.published ?? false;
}

/** Shows a rule to shoppers, or takes it back: a store without its own then shows everybody's. */
export async function publishPolicy(tx: Tx, { key, storeId, actor }: PolicyChange, published: boolean): Promise<void> {
  await setPolicyPublished(tx, { key, storeId }, published);
  await recordChange(tx, { storeId, actor, action: published ? "publish-policy" : "unpublish-policy", entity: "policy", entityId: key, after: { published } });
  await publishChange(tx, { kind: "content" });
}
