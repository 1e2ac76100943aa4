import { lt, or } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { messages } from "./tables.ts";

/** Days after which the job of a message is over in any case: its tries take one, and the queue keeps a job that waits for fourteen. */
const mostDays = 15;

/** Deletes messages that will never leave, as to a number that the gateway refuses: texts and phones are kept no longer than they have to be. */
export async function forgetUnsent(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - mostDays * 86_400_000);
  await db.delete(messages).where(or(lt(messages.usefulUntil, now), lt(messages.createdAt, oldest)));
}
