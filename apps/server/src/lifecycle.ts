import { once } from "node:events";
import type { Server } from "node:http";
import { createServer, type Server as PlainServer } from "node:net";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { StartError } from "@shop/api/platform/errors/start-error";
import type { Stopping } from "./api/store-api.ts";

/** Seconds after which a server that was told to stop exits, whatever is still in progress. */
const stopSeconds = 10;

/** How long a draining server goes on accepting requests, in milliseconds: longer than proxies take between two health checks. */
const drainMs = 2500;

/** Most milliseconds for which pending connections are accepted before the port is closed. */
const acceptMs = 1000;

/**
 * Timeouts of the HTTP server, in milliseconds. An idle connection is kept for longer than a proxy keeps it, so that it is the
 * proxy that closes it. A request may take as long to arrive as the largest form takes at 40 kB a second; one that
 * hardly arrives at all is cut off sooner (`incoming-bodies.ts`). Every five seconds Node looks for what is over its
 * time: by default every thirty, and the memory of heads that never end would be held for fifty seconds instead of 25.
 */
export const serverTimeouts = {
  keepAliveTimeout: 65_000,
  requestTimeout: 1_200_000,
  headersTimeout: 20_000,
  connectionsCheckingInterval: 5000,
};

/** Whether the server drains before it stops: it still answers, but fails the health checks, so that proxies send nothing new, and closes each connection with its answer. */
export class Draining {
  isOn = false;

  /** Begins, and in production waits until the proxies have seen it. */
  async begin(mode: "demo" | "production"): Promise<void> {
    this.isOn = true;
    if (mode === "production") await sleep(drainMs);
  }
}

/**
 * Accepts the connections that wait in the port's backlog. Closing the port would reset them together with the
 * requests that they may have sent, and their client could not know whether those were carried out. Node accepts one
 * in each turn of the event loop, so this goes on until a turn brings none.
 */
async function acceptPending(server: Server): Promise<void> {
  let mayBeMore = true;
  const onConnection = () => (mayBeMore = true);
  server.on("connection", onConnection);
  // Ends the present turn, which may have looked at the port already.
  await nextTurn();
  const end = performance.now() + acceptMs;
  while (mayBeMore && performance.now() < end) {
    mayBeMore = false;
    const begin = performance.now();
    await nextTurn();
    // While a long turn worked, after it had looked at the port, others may have connected.
    if (performance.now() - begin > 1) mayBeMore = true;
  }
  server.off("connection", onConnection);
}

/** What the operator can do about a port that could not be opened; undefined where that is not known. */
function whyNotOpen(port: number, { code }: NodeJS.ErrnoException): StartError | undefined {
  if (code === "EADDRINUSE")
    return new StartError(`Port ${port} is in use: stop the program that listens there, or set PORT`);
  if (code === "EACCES")
    return new StartError(`This user may not open port ${port}: set PORT to one above 1023, and put a proxy in front`);
}

async function open(server: PlainServer, port: number): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(whyNotOpen(port, error) ?? error);
    server.once("error", fail);
    server.listen(port, () => {
      server.off("error", fail);
      resolve();
    });
  });
}

/** Opens a port for a moment: a start that cannot have it fails at once, and not after it has filled the database. */
export async function checkPort(port: number): Promise<void> {
  const server = createServer((socket) => socket.destroy());
  await open(server, port);
  await once(server.close(), "close");
}

/** Listens on a port, and returns it: for port 0 the one that the system chose. */
export async function listen(server: Server, port: number, stopping: Stopping): Promise<number> {
  await open(server, port);
  stopping.push(async () => {
    await acceptPending(server);
    await new Promise<void>((resolve) => {
      // Repeated, because a connection becomes idle only when its answer has been sent.
      const closing = setInterval(() => server.closeIdleConnections(), 100);
      server.close(() => {
        clearInterval(closing);
        resolve();
      });
      server.closeIdleConnections();
    });
  });
  const address = server.address();
  return typeof address === "object" && address ? address.port : port;
}

async function undo(stopping: Stopping): Promise<void> {
  for (const stop of stopping.splice(0).reverse()) await stop();
}

/**
 * Runs a server until SIGINT or SIGTERM, which stop it but let work in progress finish, for up to
 * `stopSeconds`. If the start fails, what was started is stopped again; an error that the operator
 * can mend (`StartError`) is printed as one line, any other with its stack.
 */
export async function run(start: (stopping: Stopping) => Promise<void>): Promise<void> {
  // Whoever reads the output may end before the server. Without these listeners the next line would end the server too.
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  const stopping: Stopping = [];
  let asked = false;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      if (asked) return;
      asked = true;
      console.log("Stopping …");
      setTimeout(() => process.exit(1), stopSeconds * 1000).unref();
      undo(stopping).then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error);
          process.exit(1);
        },
      );
    });
  }
  try {
    await start(stopping);
  } catch (error) {
    // A start that is stopped fails because what it needs is being closed: nothing to report.
    if (asked) return;
    console.error(error instanceof StartError ? error.message : error);
    await undo(stopping).catch((failure: unknown) => console.error(failure));
    process.exit(1);
  }
}
