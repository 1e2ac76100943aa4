import { eq, sql } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { lockStore } from "./set-store-field.ts";
import { stores, type StoreInfo } from "./tables.ts";

/** Content of a store: entries of its menu bar and banners of its home page. */
type StoreContent = Pick<StoreInfo, "menu" | "banners">;

/** Replaces a store's menu and banners. Its pages change within a second. */
export async function setStoreContent(
  tx: Tx,
  { code, content, actor }: { code: string; content: StoreContent; actor: string },
): Promise<void> {
  const { id, code: known, info } = await lockStore(tx, code);
  await tx
    .update(stores)
    .set({ info: { ...info, ...content }, updatedAt: sql`now()` })
    .where(eq(stores.id, id));
  await recordChange(tx, {
    storeId: id,
    actor,
    action: "set-store-content",
    entity: "store",
    entityId: known,
    before: { menu: info.menu, banners: info.banners },
    after: content,
  });
  await publishChange(tx, { kind: "store", storeId: id });
}
