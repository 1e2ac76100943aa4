import { and, asc, eq } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { privatePath } from "./store-picture.ts";
import { uploads } from "./tables.ts";

type Upload = typeof uploads.$inferSelect;

function at(db: Queryable, customer: CustomerKey, address: string) {
  const name = /^[0-9a-f]{32}\.webp$/.exec(address.slice(address.lastIndexOf("/") + 1))?.[0];
  if (!name || !address.includes(privatePath)) return undefined;
  return db
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), ownedBy(uploads, customer)));
}

/** A customer's own picture by its URL or path; undefined for anything else. */
export async function findUpload(db: Queryable, owner: CustomerKey, address: string): Promise<Upload | undefined> {
  return (await at(db, owner, address))?.[0];
}

/** The same for a transaction that starts using it: locked, so that it is not deleted as unused. */
export async function lockUpload(tx: Tx, owner: CustomerKey, address: string): Promise<Upload | undefined> {
  return (await at(tx, owner, address)?.for("key share"))?.[0];
}

/**
 * Names of a store's pictures with exactly the same bytes, including this one: a file that is uploaded again gets another
 * name. Other calls for the same bytes wait until the transaction ends.
 */
export async function lockCopies(tx: Tx, { storeId, name, digest }: Upload): Promise<string[]> {
  if (digest === null) return [name];
  const same = and(eq(uploads.storeId, storeId), eq(uploads.digest, digest));
  const rows = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(same)
    .orderBy(asc(uploads.name))
    .for("no key update");
  return rows.map((row) => row.name);
}
