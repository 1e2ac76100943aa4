import { publishChange } from "../../platform/changes/changes.ts";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

/** How long after its time: the clocks of processes differ a little, and a page made anew too early would be without it. */
const graceMs = 500;

/** Has pages that are kept made anew when news begin to be shown; once too often where they are moved or taken back meanwhile. */
export async function awaitNews({ jobs }: Pick<Services, "jobs">, tx: Tx, from: Date): Promise<void> {
  await jobs.enqueue(tx, "show-news", {}, { startAfter: new Date(from.getTime() + graceMs), key: from.toISOString() });
}

/** Tells of news whose time has come, from now on. */
export async function startShowingNews({ jobs, database }: Pick<Services, "jobs" | "database">): Promise<void> {
  await jobs.work("show-news", () => publishChange(database.db, { kind: "content" }));
}
