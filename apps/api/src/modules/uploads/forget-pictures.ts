import { and, asc, gt, inArray, lt, notInArray } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Services } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { uploadDisk } from "./disk.ts";
import { uploads } from "./tables.ts";

/** Forgets a customer's pictures but those at the addresses `needed`; their files go after the caller's transaction. */
export async function forgetPictures({ jobs }: Pick<Services, "jobs">, tx: Tx, owner: { storeId: number; customerId: number }, needed: string[]): Promise<void> {
  const names = needed.map((address) => address.slice(address.lastIndexOf("/") + 1));
  const gone = await tx
    .delete(uploads)
    .where(and(ownedBy(uploads, owner), notInArray(uploads.name, names)))
    .returning({ name: uploads.name });
  await deleteFiles(jobs, tx, gone);
}

/** Names of pictures that were sent before a time, in their order after a name. */
export async function oldPictures(db: Queryable, { before, after, most }: { before: Date; after: string; most: number }): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(lt(uploads.createdAt, before), gt(uploads.name, after)))
    .orderBy(asc(uploads.name))
    .limit(most);
  return rows.map(({ name }) => name);
}

/** Locks those of the pictures that are there: they come into no use until the transaction ends. */
export async function lockPictures(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx.select({ name: uploads.name }).from(uploads).where(inArray(uploads.name, [...names])).orderBy(asc(uploads.name)).for("update");
  return rows.map(({ name }) => name);
}

/** Forgets pictures; their files go after the caller's transaction. */
export async function forgetNamed({ jobs }: Pick<Services, "jobs">, tx: Tx, names: readonly string[]): Promise<void> {
  await deleteFiles(jobs, tx, await tx.delete(uploads).where(inArray(uploads.name, [...names])).returning({ name: uploads.name }));
}

async function deleteFiles(jobs: Services["jobs"], tx: Tx, gone: { name: string }[]): Promise<void> {
  for (const { name } of gone) await jobs.enqueue(tx, "delete-picture", { name });
}

/** Deletes the files of forgotten pictures from now on. */
export async function startDeletingPictures({ jobs, env }: Pick<Services, "jobs" | "env">): Promise<void> {
  await jobs.work("delete-picture", async ({ name }) => (await uploadDisk(env)).delete(name));
}
