import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ChatMessage, ChatPart } from "@shop/contract/types";
import type { Language } from "@shop/kit/locale";
import type { Context, Services } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database.ts";
import type { Answering } from "./answering.ts";
import { isOwned, type ChatOwner } from "./chat-owner.ts";
import { productIdsOf, showPart, storePart } from "./stored-parts.ts";
import { chatMessages } from "./tables.ts";

/** Messages that are shown again, and that an answer may look back at. */
const mostShown = 50;
/** Messages that are kept of one owner. */
const mostKept = 200;
/** Days that a guest's conversation is kept: the browser that knows its name may be long gone. */
const guestDays = 30;

/** The last messages of a conversation, oldest first, with products as they are sold now. */
export async function readHistory(context: Context, owner: ChatOwner | null, { readCards }: Pick<Answering, "readCards">): Promise<ChatMessage[]> {
  if (!owner) return [];
  const rows = await context.database.db.select().from(chatMessages).where(isOwned(owner)).orderBy(desc(chatMessages.id)).limit(mostShown);
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

export interface Said {
  from: ChatMessage["from"];
  language: Language;
  parts: ChatPart[];
}

/** Keeps what was said, where there is somebody to keep it for; gives it back as a message. */
export async function recordMessage({ database, now }: Pick<Services, "database" | "now">, owner: ChatOwner | null, { from, language, parts }: Said): Promise<ChatMessage> {
  const at = now();
  const message = { id: 0, from, language, at: at.toISOString(), parts };
  if (!owner) return message;
  const id = await database.transaction(async (tx) => {
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
  const kept = tx.select({ id: chatMessages.id }).from(chatMessages).where(isOwned(owner)).orderBy(desc(chatMessages.id)).limit(mostKept);
  return sql<number>`(select min(id) from (${kept}) kept)`;
}

/** Deletes a conversation, as its owner wishes. */
export async function clearHistory(db: Queryable, owner: ChatOwner | null): Promise<void> {
  if (owner) await db.delete(chatMessages).where(isOwned(owner));
}

/** Deletes what a customer said and was answered, as when the account is removed. */
export async function forgetConversation(db: Queryable, { customerId, storeId }: { customerId: number; storeId: number }): Promise<void> {
  await db.delete(chatMessages).where(and(eq(chatMessages.customerId, customerId), eq(chatMessages.storeId, storeId)));
}

/** Deletes every night what guests said long ago. */
export async function startForgettingChats({ jobs, database, now }: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  await jobs.work("forget-chats", async () => {
    const before = new Date(now().getTime() - guestDays * 86_400_000);
    await database.db.delete(chatMessages).where(and(sql`${chatMessages.visitor} is not null`, lt(chatMessages.at, before)));
  });
  await jobs.schedule("forget-chats", "52 19 * * *");
}
