import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { stores } from "./tables.ts";

export type Store = typeof stores.$inferSelect;

/** A store with its current texts and settings. */
export async function readStore(db: Queryable, storeId: number): Promise<Store> {
  const [store] = await db.select().from(stores).where(eq(stores.id, storeId));
  if (!store) throw new Error(`store ${storeId} is gone`);
  return store;
}
