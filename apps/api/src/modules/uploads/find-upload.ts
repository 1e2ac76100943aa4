import { and, eq } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database.ts";
import { privatePath } from "./keep-picture.ts";
import { uploads } from "./tables.ts";

export type Upload = typeof uploads.$inferSelect;

interface Owner {
  storeId: number;
  customerId: number;
}

function at(db: Queryable, { storeId, customerId }: Owner, address: string) {
  const name = /^[0-9a-f]{32}\.webp$/.exec(address.slice(address.lastIndexOf("/") + 1))?.[0];
  if (!name || !address.includes(privatePath)) return undefined;
  return db.select().from(uploads).where(and(eq(uploads.name, name), eq(uploads.customerId, customerId), eq(uploads.storeId, storeId)));
}

/** A customer's own picture by its address or path; undefined for anything else. */
export async function findUpload(db: Queryable, owner: Owner, address: string): Promise<Upload | undefined> {
  return (await at(db, owner, address))?.[0];
}

/** The same for a transaction that puts it to use: it is not forgotten as unused meanwhile. */
export async function lockUpload(tx: Tx, owner: Owner, address: string): Promise<Upload | undefined> {
  return (await at(tx, owner, address)?.for("key share"))?.[0];
}
