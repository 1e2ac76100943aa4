import { appendFile } from "node:fs/promises";
import { join } from "node:path";
import type { Channel } from "../tables.ts";
import type { Gateway } from "./gateway.ts";

/** The gateway if none is configured: appends every message as a line to `outbox.jsonl` in the data directory. */
export function outboxGateway(dataDir: string, channel: Channel): Gateway {
  const file = join(dataDir, "outbox.jsonl");
  return ({ to, text }) =>
    appendFile(file, `${JSON.stringify({ at: new Date().toISOString(), channel, to, text })}\n`, { mode: 0o600 });
}
