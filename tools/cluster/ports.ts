import { once } from "node:events";
import { createServer } from "node:net";
import { StartError } from "@shop/api/platform/errors/start-error";

/** What listens on the first port and those after it, in this order. */
const listeners = [
  "https",
  "http",
  "database",
  "shopA",
  "shopB",
  "databaseA",
  "databaseB",
  "roleA",
  "roleB",
  "redis",
] as const;

export type Ports = Record<(typeof listeners)[number], number>;

/**
 * The ports of a cluster, from `first` on. Throws if one is taken: a second cluster in the same directory would take
 * the first one's database.
 */
export async function freePorts(first: number): Promise<Ports> {
  const ports = listeners.map((listener, index) => [listener, first + index] as const);
  for (const [, port] of ports) await requireFree(port);
  return Object.fromEntries(ports) as Ports;
}

async function requireFree(port: number): Promise<void> {
  const server = createServer().listen(port);
  await once(server, "listening").catch(() => {
    throw new StartError(
      `Port ${port} is in use: stop the program that listens there (another cluster?), or set PORT to the first of ten free ports`,
    );
  });
  server.close();
  await once(server, "close");
}
