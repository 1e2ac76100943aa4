import { asc, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { chatMessages } from "../../modules/assistant/tables.ts";
import { privatePath } from "../../modules/uploads/public.ts";
import { uploads } from "../../modules/uploads/tables.ts";

/** Pictures that the customer sent, by their private address. */
export function exportPictures(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      image_url: sql<string>`${privatePath} || ${uploads.name}`,
      purpose: uploads.purpose,
      sent_at: uploads.createdAt,
    })
    .from(uploads)
    .where(isOwn)
    .orderBy(asc(uploads.createdAt), asc(uploads.name));
}

/** The conversation with the assistant, of both sides. */
export function exportConversation(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      sender: chatMessages.sender,
      language: chatMessages.language,
      parts: chatMessages.parts,
      at: chatMessages.at,
    })
    .from(chatMessages)
    .where(isOwn)
    .orderBy(asc(chatMessages.id));
}
