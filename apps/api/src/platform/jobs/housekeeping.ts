import { lt, sql } from "drizzle-orm";
import type { Database, Queryable } from "../database/database.ts";
import type { Jobs } from "./jobs.ts";
import { idempotencyKeys, rateLimits } from "../tables.ts";

/** Deletes expired rows of the platform every hour. */
export async function startHousekeeping(jobs: Jobs, database: Database): Promise<void> {
  await jobs.work("housekeeping", () => deleteOutdated(database.db));
  await jobs.schedule("housekeeping", "17 * * * *");
}

/** Deletes rate limits whose window is over, and answers to repeated requests after three days. */
export async function deleteOutdated(db: Queryable): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.expire, Date.now()));
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, sql`now() - interval '3 days'`));
}
