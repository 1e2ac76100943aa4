import { listenForChanges } from "../../platform/changes/changes.ts";
import type { Services } from "../../platform/context.ts";
import { openJobs } from "../../platform/jobs/jobs.ts";
import { createLimits } from "../../platform/limits/limits.ts";

/** What an API works with, on a database; an address may do `ipFactor` times what it may in a shop. */
export async function openServices({
  env,
  database,
  log,
  url,
  ipFactor = 100,
}: Pick<Services, "env" | "database" | "log"> & { url: string; ipFactor?: number }): Promise<Services> {
  return {
    env,
    database,
    log,
    jobs: await openJobs(url, log),
    changes: listenForChanges(url, log),
    limits: createLimits(database.pool, { pepper: "test", ipFactor }),
    now: () => new Date(),
  };
}
