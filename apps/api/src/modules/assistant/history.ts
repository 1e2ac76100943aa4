import { and, desc, eq, lt, or, sql, type SQL } from "drizzle-orm";
import type { ChatMessage, ChatPart } from "@shop/contract/types";
import { dayMs } from "@shop/kit/durations";
import type { Language } from "@shop/kit/locale";
import type { Context, Services } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import type { Answering } from "./answering.ts";
import { isOwned, type ChatOwner } from "./chat-owner.ts";
import { productIdsOf, showPart, storePart } from "./stored-parts.ts";
import { chatMessages } from "./tables.ts";

/** How many messages of a conversation are shown, and given to the assistant. */
const mostShown = 50;
/** Maximum number of messages stored for one owner. */
const mostKept = 200;
/** Days for which a guest's conversation is stored: after that its browser has probably forgotten it. */
const guestDays = 30;

/** The last messages of a conversation, oldest first, with products as they are sold now. */
export async function readHistory(
  context: Context,
  owner: ChatOwner | null,
  { readCards }: Pick<Answering, "readCards">,
): Promise<ChatMessage[]> {
  if (!owner) return [];
  const rows = await context.database.db
    .select()
    .from(chatMessages)
    .where(isOwned(owner))
    .orderBy(desc(chatMessages.id))
    .limit(mostShown);
  const cards = await readCards(context, [...new Set(rows.flatMap(({ parts }) => productIdsOf(parts)))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return rows.reverse().map(({ id, sender, language, at, parts }) => ({
    id,
    from: sender,
    language,
    at: at.toISOString(),
    parts: parts.flatMap((part) => showPart(part, byId) ?? []),
  }));
}

interface Said {
  from: ChatMessage["from"];
  language: Language;
  parts: ChatPart[];
  /** The question that an answer is to. */
  answers?: number;
}

/**
 * Stores a message, if its conversation has an owner, and returns it. While an answer is being made, its conversation may
 * be cleared, or the account removed. So an answer is stored only if its question is still there, and any message
 * only if the account is.
 */
export async function recordMessage(
  { database, now }: Pick<Services, "database" | "now">,
  { lockCustomer }: Pick<Answering, "lockCustomer">,
  owner: ChatOwner | null,
  { from, language, parts, answers }: Said,
): Promise<ChatMessage> {
  const at = now();
  const message = { id: 0, from, language, at: at.toISOString(), parts };
  if (!owner) return message;
  const id = await database.transaction(async (tx) => {
    if (owner.customerId !== null && !(await lockCustomer(tx, owner.storeId, owner.customerId))) return message.id;
    if (answers !== undefined && !(await holdMessage(tx, owner, answers))) return message.id;
    const [row] = await tx
      .insert(chatMessages)
      .values({ ...owner, sender: from, language, parts: parts.map(storePart), at })
      .returning({ id: chatMessages.id });
    await tx.delete(chatMessages).where(and(isOwned(owner), lt(chatMessages.id, oldestKept(tx, owner))));
    return row!.id;
  });
  return { ...message, id };
}

function oldestKept(tx: Queryable, owner: ChatOwner) {
  const kept = tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(isOwned(owner))
    .orderBy(desc(chatMessages.id))
    .limit(mostKept);
  return sql<number>`(select min(id) from (${kept}) kept)`;
}

/** Whether a message is still stored; if so, locks it against deletion. */
async function holdMessage(tx: Tx, owner: ChatOwner, id: number): Promise<boolean> {
  const rows = await tx
    .select({ id: chatMessages.id })
    .from(chatMessages)
    .where(and(isOwned(owner), eq(chatMessages.id, id)))
    .for("key share");
  return rows.length > 0;
}

/** Deletes conversations. */
export async function clearHistory({ database }: Pick<Services, "database">, owners: ChatOwner[]): Promise<void> {
  const theirs = or(...owners.map(isOwned));
  if (theirs) await database.transaction((tx) => deleteMessages(tx, theirs));
}

/** Deletes a customer's conversation, for when the account is removed. */
export async function forgetConversation(
  tx: Tx,
  { customerId, storeId }: { customerId: number; storeId: number },
): Promise<void> {
  await deleteMessages(tx, isOwned({ customerId, storeId, visitor: null }));
}

/** Locks the messages first, which waits for answers that are being stored. The delete, as a second statement, then sees those answers too. */
async function deleteMessages(tx: Tx, which: SQL): Promise<void> {
  await tx.select({ id: chatMessages.id }).from(chatMessages).where(which).orderBy(desc(chatMessages.id)).for("update");
  await tx.delete(chatMessages).where(which);
}

/** Deletes old conversations of guests every night. */
export async function startForgettingChats({
  jobs,
  database,
  now,
}: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  await jobs.work("forget-chats", async () => {
    const before = new Date(now().getTime() - guestDays * dayMs);
    await database.db
      .delete(chatMessages)
      .where(and(sql`${chatMessages.visitor} is not null`, lt(chatMessages.at, before)));
  });
  await jobs.schedule("forget-chats", "52 19 * * *");
}
