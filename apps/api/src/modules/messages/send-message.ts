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
  /** Of a mail; without one, its first line. */
  subject?: string;
  /** Such as the end of a code's life: not sent after it. */
  usefulUntil?: Date;
  /** Page and account say it too: left out where its recipient or its store had too many. */
  droppable?: boolean;
}

/**
 * Sends a message once the caller's transaction is committed, and only then; it leaves within
 * two seconds, and is tried again while its gateway is away.
 */
export async function sendMessage({ jobs }: Pick<Services, "jobs">, tx: Queryable, message: NewMessage): Promise<void> {
  const { storeId, channel, to, text, subject = null, usefulUntil = null, droppable = false } = message;
  const [row] = await tx.insert(messages).values({ storeId, channel, recipient: to, text, subject, usefulUntil, droppable }).returning({ id: messages.id });
  await jobs.enqueue(tx, "send-message", { messageId: row!.id });
}

/** Forgets what has not left yet for the phone and email of a customer who leaves. */
export async function forgetMessages(tx: Queryable, storeId: number, recipients: string[]): Promise<void> {
  await tx.delete(messages).where(and(eq(messages.storeId, storeId), inArray(messages.recipient, recipients)));
}
