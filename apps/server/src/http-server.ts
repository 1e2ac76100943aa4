import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { Listener } from "./http/request-listener.ts";
import { patience } from "./lifecycle.ts";
import type { RequestKind } from "./metrics/request-metrics.ts";
import type { ApiServerContext } from "./server-context.ts";

/** Milliseconds between two warnings: where there is no room for a connection, there is none for the next either. */
const quiet = 60_000;

export interface HttpServerOptions {
  context: Pick<ApiServerContext, "log" | "overload" | "countRequest" | "isLeaving">;
  /** What a path is counted as. */
  kindOf: (path: string) => RequestKind;
  /** Sends what takes no work, which is never too much; false where there is none. */
  sendReady?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  handle: Listener;
  /** Milliseconds after which a connection is cut off that brings and takes nothing: who never reads an answer keeps it in memory. Streams of events send something more often. */
  silence?: number;
}

/** The server of one port: lets in as many as can be served, and counts what they are answered. */
export function createHttpServer({ context: { log, overload, countRequest, isLeaving }, kindOf, sendReady, handle, silence = 120_000 }: HttpServerOptions): Server {
  const server = createServer(patience, (incoming, outgoing) => {
    // The answer is the connection's last: the next one goes to a server that stays.
    if (isLeaving()) outgoing.shouldKeepAlive = false;
    if (sendReady?.(incoming, outgoing) || !overload.admit(incoming, outgoing)) return;
    const begin = performance.now();
    const kind = kindOf(incoming.url?.split("?", 1)[0] ?? "");
    outgoing.once("finish", () => countRequest(kind, outgoing.statusCode, (performance.now() - begin) / 1000));
    handle(incoming, outgoing);
  });
  server.timeout = silence;
  let warnedAt = -Infinity;
  server.on("error", (error) => {
    // A port that cannot be had is told by who listens. Later it is a connection that could not be taken in, for want of files or memory: all others go on.
    if (!server.listening || performance.now() - warnedAt < quiet) return;
    warnedAt = performance.now();
    log.error({ err: error }, "a connection could not be taken in");
  });
  return server;
}
