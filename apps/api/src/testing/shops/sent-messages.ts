import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asc, eq } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { messages } from "../../modules/messages/tables.ts";

type Needs = Pick<Services, "env" | "database">;

/** Texts of the outbox file for a phone (E.164) or email, oldest first. */
export function outboxTexts({ env }: Pick<Needs, "env">, recipient: string): string[] {
  const file = join(env.dataDir, "outbox.jsonl");
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines
    .map((line) => JSON.parse(line) as { to: string; text: string })
    .filter(({ to }) => to === recipient)
    .map(({ text }) => text);
}

/** Texts to a recipient: those in the outbox file, and after them those still on their way, among which an older one may be overtaken. */
export async function textsTo(services: Needs, recipient: string): Promise<string[]> {
  const { db } = services.database;
  // The queue first: what leaves it is in the file before.
  const waiting = await db
    .select({ text: messages.text })
    .from(messages)
    .where(eq(messages.recipient, recipient))
    .orderBy(asc(messages.id));
  return [...outboxTexts(services, recipient), ...waiting.map(({ text }) => text)];
}

/** The newest text to a recipient, where no other was sent a moment before. */
export async function newestText(services: Needs, recipient: string): Promise<string> {
  const text = (await textsTo(services, recipient)).at(-1);
  if (text === undefined) throw new Error(`There is no message to ${recipient}`);
  return text;
}

/** The newest one-time code to a recipient. */
export async function newestCode(services: Needs, recipient: string): Promise<string> {
  const code = /\b\d{6}\b/.exec(await newestText(services, recipient))?.[0];
  if (!code) throw new Error(`The newest message to ${recipient} has no code`);
  return code;
}
