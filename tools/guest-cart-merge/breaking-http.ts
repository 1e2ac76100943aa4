import { setTimeout as sleep } from "node:timers/promises";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** What happens to a request on its way. */
export type Fate = "arrives" | "request lost" | "answer lost" | "late";

interface BreakingServer {
  origin: string;
  /** What happens to the next requests, in their order; all after them arrive. */
  fates: Fate[];
  close(): void;
}

/** A real HTTP server in front of an application, which breaks connections off as told. */
export async function breakingServer(answer: (request: Request) => Promise<Response>): Promise<BreakingServer> {
  const fates: Fate[] = [];

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const fate = fates.shift() ?? "arrives";
    if (fate === "request lost") return void incoming.socket.destroy();
    const body = incoming.method === "GET" ? undefined : await text(incoming);
    if (fate === "late") await sleep(15);
    const response = await answer(
      new Request(`http://127.0.0.1${incoming.url}`, {
        method: incoming.method!,
        headers: incoming.headers as Record<string, string>,
        body,
      }),
    );
    const sent = await response.text();
    if (fate === "answer lost") return void incoming.socket.destroy();
    outgoing.writeHead(response.status, Object.fromEntries(response.headers)).end(sent);
  }

  const server = createServer(
    (incoming, outgoing) => void pass(incoming, outgoing).catch(() => outgoing.destroy()),
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    fates,
    close: () => (server.closeAllConnections(), server.close()),
  };
}
