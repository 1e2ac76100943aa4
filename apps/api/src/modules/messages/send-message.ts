import { and, eq, inArray } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { messages, type Channel } from "./tables.ts";

export interface NewMessage {
  storeId: number;
  channel: Channel;
  /** E.164 phone for `sms`, address for `email`. */
  to: string;
  text: string;
  /** Subject of an email; by default its first line. */
  subject?: string;
  /** The message is not sent after this time, such as the expiry of a code. */
  usefulUntil?: Date;
  /** True if the shopper can also see it on a page: it may then be left out if its recipient or its store has had too many. */
  droppable?: boolean;
}

/**
 * Sends a message after the commit of the caller's transaction. It is sent within
 * two seconds, and retried while its gateway is unavailable.
 */
export async function sendMessage({ jobs }: Pick<Services, "jobs">, tx: Queryable, message: NewMessage): Promise<void> {
  const { storeId, channel, to, text, subject = null, usefulUntil = null, droppable = false } = message;
  const [row] = await tx
    .insert(messages)
    .values({ storeId, channel, recipient: to, text, subject, usefulUntil, droppable })
    .returning({ id: messages.id });
  await jobs.enqueue(tx, "send-message", { messageId: row!.id });
}

/** Deletes the unsent messages to the phone and email of a customer who removes the account. */
export async function forgetMessages(tx: Queryable, storeId: number, recipients: string[]): Promise<void> {
  await tx.delete(messages).where(and(eq(messages.storeId, storeId), inArray(messages.recipient, recipients)));
}
