import { eq, sql } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Store } from "./read-store.ts";
import { lockStore } from "./set-store-field.ts";
import { stores, type StoreSettings } from "./tables.ts";

export interface SettingsChange<Part extends keyof StoreSettings> {
  code: string;
  actor: string;
  /** What the trail calls it, such as `set-khqr`. */
  action: string;
  part: Part;
  /** What the part is to be, from the store as it stands now; a `StaffError` leaves all as it was. */
  change(before: Store): StoreSettings[Part];
}

/** Changes one part of a store's settings; the trail has that part before and after. Shoppers see it at once. */
export async function changeSettings<Part extends keyof StoreSettings>(tx: Tx, { code, actor, action, part, change }: SettingsChange<Part>): Promise<void> {
  const before = await lockStore(tx, code);
  const value = change(before);
  await tx
    .update(stores)
    .set({ settings: { ...before.settings, [part]: value }, updatedAt: sql`now()` })
    .where(eq(stores.id, before.id));
  await recordChange(tx, { storeId: before.id, actor, action, entity: "store", entityId: before.code, before: { [part]: before.settings[part] }, after: { [part]: value } });
  await publishChange(tx, { kind: "store", storeId: before.id });
}
