import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { privatePath } from "./keep-picture.ts";
import { uploads } from "./tables.ts";

export type Upload = typeof uploads.$inferSelect;

/** A customer's own picture by its address or path; undefined for anything else. */
export async function findUpload(db: Queryable, owner: { storeId: number; customerId: number }, address: string): Promise<Upload | undefined> {
  const name = /^[0-9a-f]{32}\.webp$/.exec(address.slice(address.lastIndexOf("/") + 1))?.[0];
  if (!name || !address.includes(privatePath)) return undefined;
  const [upload] = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.name, name), eq(uploads.customerId, owner.customerId), eq(uploads.storeId, owner.storeId)));
  return upload;
}
