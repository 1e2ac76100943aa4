import { and, asc, gt, inArray, lt, notInArray } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Services } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { uploadDisk } from "./disk.ts";
import { uploads } from "./tables.ts";

/** Deletes a customer's pictures except those at the URLs `needed`; their files are deleted after the caller's transaction. */
export async function forgetPictures(
  { jobs }: Pick<Services, "jobs">,
  tx: Tx,
  owner: { storeId: number; customerId: number },
  needed: string[],
): Promise<void> {
  const names = needed.map((address) => address.slice(address.lastIndexOf("/") + 1));
  const gone = await tx
    .delete(uploads)
    .where(and(ownedBy(uploads, owner), notInArray(uploads.name, names)))
    .returning({ name: uploads.name });
  await deleteFiles(jobs, tx, gone);
}

/** A batch of names of pictures that were uploaded before a time: those that follow a name, in ascending order. */
export async function oldPictures(
  db: Queryable,
  { before, after, most }: { before: Date; after: string; most: number },
): Promise<string[]> {
  const rows = await db
    .select({ name: uploads.name })
    .from(uploads)
    .where(and(lt(uploads.createdAt, before), gt(uploads.name, after)))
    .orderBy(asc(uploads.name))
    .limit(most);
  return rows.map(({ name }) => name);
}

/** Locks pictures, so that nothing starts using them until the transaction ends. Returns those that exist. */
export async function lockPictures(tx: Tx, names: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ name: uploads.name })
    .from(uploads)
    .where(inArray(uploads.name, [...names]))
    .orderBy(asc(uploads.name))
    .for("update");
  return rows.map(({ name }) => name);
}

/** Deletes pictures; their files are deleted after the caller's transaction. */
export async function forgetNamed({ jobs }: Pick<Services, "jobs">, tx: Tx, names: readonly string[]): Promise<void> {
  await deleteFiles(
    jobs,
    tx,
    await tx
      .delete(uploads)
      .where(inArray(uploads.name, [...names]))
      .returning({ name: uploads.name }),
  );
}

async function deleteFiles(jobs: Services["jobs"], tx: Tx, gone: { name: string }[]): Promise<void> {
  for (const { name } of gone) await jobs.enqueue(tx, "delete-picture", { name });
}

/** Starts the job that deletes the files of deleted pictures. */
export async function startDeletingPictures({ jobs, env }: Pick<Services, "jobs" | "env">): Promise<void> {
  await jobs.work("delete-picture", async ({ name }) => (await uploadDisk(env)).delete(name));
}
