import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { admitText } from "./admit-text.ts";
import type { Gateways } from "./gateways/gateway.ts";
import { messages } from "./tables.ts";

type Message = typeof messages.$inferSelect;
type Needs = Pick<Services, "database" | "jobs" | "limits" | "log" | "now">;

/** How long a claimed message is reserved: longer than any gateway may take, and shorter than the timeout of its job (platform/jobs/job-table.ts). */
const claimSeconds = 50;

/**
 * Delivers one message, and then all others that wait: with one job per message, a rush of
 * codes would be sent at the pace of the queue's polling. A message that failed waits for the next try of
 * its own job. Throws if the message of this job could not be delivered, so that the job is tried again.
 */
export async function deliverMessages(services: Needs, gateways: Gateways, messageId: number): Promise<void> {
  const own = await claim(services, messageId);
  const failure = own ? await deliver(services, gateways, own) : await returnWhenUnclaimed(services, messageId);
  for (let next = await claimNext(services); next; next = await claimNext(services))
    await deliver(services, gateways, next);
  if (failure) throw failure;
}

/** Another job has claimed the message: schedules this job again for the end of the claim, in case that one fails or is killed. */
async function returnWhenUnclaimed({ database, jobs }: Needs, messageId: number): Promise<null> {
  const [claimed] = await database.db
    .select({ until: messages.claimedUntil })
    .from(messages)
    .where(eq(messages.id, messageId));
  if (claimed)
    await jobs.enqueue(database.db, "send-message", { messageId }, claimed.until ? { startAfter: claimed.until } : {});
  return null;
}

/** Returns the error if the gateway did not accept the message. */
async function deliver(services: Needs, gateways: Gateways, message: Message): Promise<Error | null> {
  const { database, now } = services;
  const row = eq(messages.id, message.id);
  if ((!message.usefulUntil || message.usefulUntil > now()) && (await admitText(services, message))) {
    try {
      await gateways[message.channel]({ to: message.recipient, text: message.text, subject: message.subject });
    } catch (error) {
      await database.db
        .update(messages)
        .set({ failures: sql`${messages.failures} + 1`, claimedUntil: null })
        .where(row);
      return error instanceof Error ? error : new Error(String(error));
    }
  }
  await database.db.delete(messages).where(row);
  return null;
}

const claimedUntil = sql`now() + make_interval(secs => ${claimSeconds})`;
const unclaimed = or(isNull(messages.claimedUntil), lt(messages.claimedUntil, sql`now()`));

async function claim({ database }: Needs, id: number): Promise<Message | undefined> {
  const [message] = await database.db
    .update(messages)
    .set({ claimedUntil })
    .where(and(eq(messages.id, id), unclaimed))
    .returning();
  return message;
}

async function claimNext({ database }: Needs): Promise<Message | undefined> {
  const waiting = database.db
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.failures, 0), isNull(messages.claimedUntil)))
    // Codes first: somebody waits for each.
    .orderBy(messages.droppable, messages.id)
    .limit(1)
    .for("update", { skipLocked: true });
  const [message] = await database.db
    .update(messages)
    .set({ claimedUntil })
    .where(eq(messages.id, waiting))
    .returning();
  return message;
}
