import { eq, sql } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { changedParts } from "./changed-parts.ts";
import type { Store } from "./read-store.ts";
import { storeFields } from "./store-fields.ts";
import { stores } from "./tables.ts";

export interface FieldChange {
  code: string;
  field: string;
  value: string;
  actor: string;
}

/** Locks a store's row. The lock does not block transactions that only refer to the store by its foreign key, as every new order does. */
export async function lockStore(tx: Tx, code: string): Promise<Store> {
  const [store] = await tx.select().from(stores).where(eq(stores.code, code.toUpperCase())).for("no key update");
  if (!store) throw new StaffError(`There is no store ${code}`);
  return store;
}

/** Sets one field of a store, by its name (see `storeFields`). Its pages change within a second. */
export async function setStoreField(tx: Tx, { code, field, value, actor }: FieldChange): Promise<Store> {
  const known = storeFields.get(field);
  if (!known)
    throw new StaffError(`There is no field ${field}. \`npm run operate -- help store set\` lists the fields`);
  const before = await lockStore(tx, code);
  const after = structuredClone(before);
  if (!known.apply(after, value)) throw new StaffError(`${field} must be ${known.expects}, not "${value}"`);
  const { id, ...columns } = after;
  await tx
    .update(stores)
    .set({ ...columns, updatedAt: sql`now()` })
    .where(eq(stores.id, id));
  await recordChange(tx, {
    storeId: id,
    actor,
    action: "set-store-field",
    entity: "store",
    entityId: before.code,
    before: { store: changedParts({ ...before }, { ...after }) },
    after: { field, value },
  });
  await publishChange(tx, { kind: "store", storeId: id });
  return after;
}
