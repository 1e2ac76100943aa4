import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Texts to a phone (E.164) or email in the outbox of a data directory, oldest first. */
export function outboxTexts(dataDir: string, recipient: string): string[] {
  const file = join(dataDir, "outbox.jsonl");
  // The first message creates the file.
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").filter(Boolean) : [];
  return lines
    .map((line) => JSON.parse(line) as { to: string; text: string })
    .filter(({ to }) => to === recipient)
    .map(({ text }) => text);
}

/** The one-time code in a text. */
export const codeIn = (text: string | undefined): string | undefined => /\b\d{6}\b/.exec(text ?? "")?.[0];

/** A code that differs from the right one. */
export const wrongCode = (right: string, by = 1): string => String((Number(right) + by) % 1e6).padStart(6, "0");
