import { lt } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { forgetCodes } from "./one-time-codes.ts";
import { sessions } from "./tables.ts";

/** Deletes expired sessions and codes every day. */
export async function startSignInHousekeeping({
  jobs,
  database,
  now,
}: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  await jobs.work("forget-sign-ins", async () => {
    await database.db.delete(sessions).where(lt(sessions.expiresAt, now()));
    await forgetCodes(database.db, now());
  });
  await jobs.schedule("forget-sign-ins", "41 19 * * *");
}
