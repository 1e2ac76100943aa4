import { publishChange } from "../../platform/changes/changes.ts";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";

/** How long after its time news are announced. The clocks of servers differ a little, and a page that is rendered too early would not show them. */
const graceMs = 500;

/** Schedules the invalidation of cached pages for when news become visible. If they are moved or withdrawn meanwhile, it does no harm. */
export async function awaitNews({ jobs }: Pick<Services, "jobs">, tx: Tx, from: Date): Promise<void> {
  await jobs.enqueue(tx, "show-news", {}, { startAfter: new Date(from.getTime() + graceMs), key: from.toISOString() });
}

/** Starts the job that invalidates cached pages when news become visible. */
export async function startShowingNews({ jobs, database }: Pick<Services, "jobs" | "database">): Promise<void> {
  await jobs.work("show-news", () => publishChange(database.db, { kind: "content" }));
}
