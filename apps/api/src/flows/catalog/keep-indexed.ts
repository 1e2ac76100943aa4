import { minuteMs } from "@shop/kit/durations";
import type { Services } from "../../platform/context.ts";
import { indexCatalog, isIndexed } from "./index-catalog.ts";
import { readIndexRules } from "./read-index-rules.ts";

/** After a start, the processes of the version before are left so much time to stop, since they still save products by their rules. */
const graceMs = 2 * minuteMs;

/** Writes all search documents again if they were last written by other rules, as after an upgrade. */
export async function keepIndexed({ database }: Pick<Services, "database">): Promise<void> {
  if (!(await isIndexed(database.db))) await indexCatalog(database, "system:keep-indexed", { unhurried: true });
}

/** Keeps the documents of existing products up to date with the program: soon after its start and, where a process of another version took that job, at night. */
export async function startKeepingIndexed(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  const { database, jobs, now } = services;
  await jobs.work("keep-indexed", () => keepIndexed(services));
  await jobs.schedule("keep-indexed", "10 19 * * *");
  if (!(await isIndexed(database.db)))
    await jobs.enqueue(
      database.db,
      "keep-indexed",
      {},
      { key: readIndexRules(), startAfter: new Date(now().getTime() + graceMs) },
    );
}
