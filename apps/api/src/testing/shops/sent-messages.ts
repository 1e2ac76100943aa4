import { asc, eq } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { messages } from "../../modules/messages/tables.ts";
import { codeIn, outboxTexts } from "./outbox.ts";

type Needs = Pick<Services, "env" | "database">;

/** Texts to a recipient: those in the outbox file, and after them those still on their way, among which an older one may be overtaken. */
export async function textsTo(services: Needs, recipient: string): Promise<string[]> {
  const { db } = services.database;
  // The queue first: what leaves it is in the file before.
  const waiting = await db
    .select({ text: messages.text })
    .from(messages)
    .where(eq(messages.recipient, recipient))
    .orderBy(asc(messages.id));
  return [...outboxTexts(services.env.dataDir, recipient), ...waiting.map(({ text }) => text)];
}

/** The newest text to a recipient, where no other was sent a moment before. */
export async function newestText(services: Needs, recipient: string): Promise<string> {
  const text = (await textsTo(services, recipient)).at(-1);
  if (text === undefined) throw new Error(`There is no message to ${recipient}`);
  return text;
}

/** The newest one-time code to a recipient. */
export async function newestCode(services: Needs, recipient: string): Promise<string> {
  const code = codeIn(await newestText(services, recipient));
  if (!code) throw new Error(`The newest message to ${recipient} has no code`);
  return code;
}
