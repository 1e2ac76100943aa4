import { lt, or } from "drizzle-orm";
import { dayMs } from "@shop/kit/durations";
import type { Queryable } from "../../platform/database/database.ts";
import { messages } from "./tables.ts";

/** Days after which the job of a message has ended in any case: its tries take one day, and the queue keeps a waiting job for fourteen. */
const mostDays = 15;

/** Deletes messages that will never be sent, such as to a number that the gateway refuses: texts and phones are stored no longer than needed. */
export async function forgetUnsent(db: Queryable, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - mostDays * dayMs);
  await db.delete(messages).where(or(lt(messages.usefulUntil, now), lt(messages.createdAt, oldest)));
}
