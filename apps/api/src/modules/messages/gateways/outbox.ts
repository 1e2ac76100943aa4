import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Channel } from "../tables.ts";
import type { Gateway } from "./gateway.ts";

/** Without a gateway every message is a line of `outbox.jsonl` in the data directory. */
export function outboxGateway(dataDir: string, channel: Channel): Gateway {
  const file = join(dataDir, "outbox.jsonl");
  return ({ to, text }) => appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), channel, to, text })}\n`, { mode: 0o600 });
}
