import { eq, sql } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import type { Store } from "./read-store.ts";
import { lockStore } from "./set-store-field.ts";
import { stores, type StoreSettings } from "./tables.ts";

interface SettingsChange<Part extends keyof StoreSettings> {
  code: string;
  actor: string;
  /** The action in the audit trail, such as `set-khqr`. */
  action: string;
  part: Part;
  /** Computes the new value from the current store; a `StaffError` leaves everything unchanged. */
  change(before: Store): StoreSettings[Part];
}

/** Changes one part of a store's settings, and records it before and after in the audit trail. Shoppers see the change at once. Returns the store as it was. */
export async function changeSettings<Part extends keyof StoreSettings>(
  tx: Tx,
  { code, actor, action, part, change }: SettingsChange<Part>,
): Promise<Store> {
  const before = await lockStore(tx, code);
  const value = change(before);
  await tx
    .update(stores)
    .set({ settings: { ...before.settings, [part]: value }, updatedAt: sql`now()` })
    .where(eq(stores.id, before.id));
  await recordChange(tx, {
    storeId: before.id,
    actor,
    action,
    entity: "store",
    entityId: before.code,
    before: { [part]: before.settings[part] },
    after: { [part]: value },
  });
  await publishChange(tx, { kind: "store", storeId: before.id });
  return before;
}
