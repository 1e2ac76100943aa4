import { inArray } from "drizzle-orm";
import { stores } from "@shop/api/modules/stores/tables";
import type { Db } from "@shop/api/platform/database/database";
import { StartError } from "@shop/api/platform/errors/start-error";

/** The ids of stores, in the order of their codes. */
export async function readStoreIds(db: Db, codes: readonly string[]): Promise<number[]> {
  const wanted = codes.map((code) => code.toUpperCase());
  const rows = await db.select({ id: stores.id, code: stores.code }).from(stores).where(inArray(stores.code, wanted));
  return wanted.map((code) => {
    const store = rows.find((row) => row.code === code);
    if (!store) throw new StartError(`There is no store ${code}. \`npm run operate -- store list\` lists the stores`);
    return store.id;
  });
}
