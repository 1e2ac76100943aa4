import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { minuteMs } from "@shop/kit/durations";
import type { Listener } from "./http/request-listener.ts";
import { serverTimeouts } from "./lifecycle.ts";
import type { RequestKind } from "./metrics/request-metrics.ts";
import type { ApiServerContext } from "./server-context.ts";
import { WaitingConnections } from "./waiting-connections.ts";

/** Most bytes of a request's head: a search text of 10,000 Khmer signs or Chinese characters takes 90,000 in an address. */
export const maxHeaderSize = 128 * 1024;

/** Most characters of a request's headers, as Node has it for a whole head: only an address may be longer. */
const maxFieldsSize = 16 * 1024;

/** The status that refuses a request's headers; undefined where they are in order. */
function refusedHeaders({ rawHeaders }: IncomingMessage): 400 | 431 | undefined {
  let size = 0;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!;
    size += name.length + rawHeaders[index + 1]!.length;
    if (name.length === 4 && name.toLowerCase() === "host") hosts++;
  }
  // As Node answers a head that is too large.
  if (size > maxFieldsSize) return 431;
  // Node takes the first of several, and a proxy or cache before it may have taken another.
  if (hosts > 1) return 400;
}

/** At most one warning in this many milliseconds: what happens to one connection happens to the next. */
const warnEveryMs = minuteMs;

/** Calls a function at most once in {@link warnEveryMs}. */
function seldom<Values extends unknown[]>(call: (...values: Values) => void): (...values: Values) => void {
  let calledAt = -Infinity;
  return (...values) => {
    if (performance.now() - calledAt < warnEveryMs) return;
    calledAt = performance.now();
    call(...values);
  };
}

interface HttpServerOptions {
  context: Pick<ApiServerContext, "log" | "overload" | "countRequest" | "isDraining">;
  /** The kind that a path is counted as in the metrics. */
  kindOf: (path: string) => RequestKind;
  /** Sends an answer that is ready in memory, and says whether there was one. It costs so little that it is exempt from load shedding. */
  sendReady?: (incoming: IncomingMessage, outgoing: ServerResponse) => boolean;
  handle: Listener;
  /** Milliseconds after which a connection is closed on which nothing moves: a client that never reads an answer keeps it in memory. Streams of events send something more often. */
  silence?: number;
  timeouts?: typeof serverTimeouts;
}

/** The HTTP server of one port, with load shedding, draining and metrics around `handle`. */
export function createHttpServer({
  context: { log, overload, countRequest, isDraining },
  kindOf,
  sendReady,
  handle,
  silence = 120_000,
  timeouts = serverTimeouts,
}: HttpServerOptions): Server {
  const waiting = new WaitingConnections({
    onCutOff: seldom(() =>
      log.warn("connections that sent no request were cut off, because they were too many or their heads too large"),
    ),
  });
  const server = createServer({ ...timeouts, maxHeaderSize }, (incoming, outgoing) => {
    waiting.headArrived(incoming, outgoing);
    // Closes the connection with this answer, so that the client's next request goes to another server.
    if (isDraining()) outgoing.shouldKeepAlive = false;
    const refused = refusedHeaders(incoming);
    if (refused) return void outgoing.writeHead(refused, { connection: "close" }).end();
    if (sendReady?.(incoming, outgoing) || !overload.admit(incoming, outgoing)) return;
    const begin = performance.now();
    const kind = kindOf(incoming.url?.split("?", 1)[0] ?? "");
    outgoing.once("finish", () => countRequest(kind, outgoing.statusCode, (performance.now() - begin) / 1000));
    handle(incoming, outgoing);
  });
  server.timeout = silence;
  server.on("connection", (socket) => waiting.add(socket));
  const warn = seldom((error: Error) => log.error({ err: error }, "a connection could not be accepted"));
  // An error before it listens is reported by `listen`. Later ones mean that a connection could not be accepted, for want
  // of file descriptors or memory. Without this listener they would end the process, and with it all other connections.
  server.on("error", (error) => void (server.listening && warn(error)));
  return server;
}
