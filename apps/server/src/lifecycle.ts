import type { Server } from "node:http";
import { setImmediate as nextTurn, setTimeout as sleep } from "node:timers/promises";
import { StartError } from "@shop/api/platform/errors/start-error";
import type { Stopping } from "./api/store-api.ts";

/** Seconds that work under way has to finish when the server is told to stop. */
const stopSeconds = 10;

/** Milliseconds between being told to stop and taking no more requests: longer than proxies wait between two looks. */
const leaveMs = 2500;

/** Milliseconds in which connections that wait at the port are taken in before it is closed. */
const takeInMs = 1000;

/**
 * How long a connection may wait, longer than that of a proxy before it, and how long a request may take to come in, in
 * milliseconds: the largest form at 40 kB a second. One that brings next to nothing is cut off sooner (`coming-in.ts`).
 */
export const patience = { keepAliveTimeout: 65_000, requestTimeout: 1_200_000, headersTimeout: 20_000 };

/** A server that is about to stop: it still answers, says at `/healthz` and `/readyz` that it leaves, and keeps no connection open. */
export class Leaving {
  isUnderWay = false;

  /** Says so, and in production waits until the proxies before it have seen it. */
  async announce(mode: "demo" | "production"): Promise<void> {
    this.isUnderWay = true;
    if (mode === "production") await sleep(leaveMs);
  }
}

/**
 * Takes in who has connected already, one in each turn of the event loop: at a port that is closed before, they are
 * cut off with what they have sent, and a proxy does not know whether it was done.
 */
async function takeIn(server: Server): Promise<void> {
  let mayWait = true;
  const onConnection = () => (mayWait = true);
  server.on("connection", onConnection);
  // The first ends the turn that is under way, which may have looked at the port before.
  await nextTurn();
  const end = performance.now() + takeInMs;
  while (mayWait && performance.now() < end) {
    mayWait = false;
    const begin = performance.now();
    await nextTurn();
    // A turn that took long looked at the port long ago.
    if (performance.now() - begin > 1) mayWait = true;
  }
  server.off("connection", onConnection);
}

/** Listens on a port; returns it, chosen by the system where 0 was asked for. */
export async function listen(server: Server, port: number, stopping: Stopping): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    const fail = (error: NodeJS.ErrnoException) => reject(error.code === "EADDRINUSE" ? new StartError(`Port ${port} is taken: stop what listens there or set PORT`) : error);
    server.once("error", fail);
    server.listen(port, () => {
      server.off("error", fail);
      resolve();
    });
  });
  stopping.push(async () => {
    await takeIn(server);
    await new Promise<void>((resolve) => {
      // Again and again: a connection whose answer was under way is idle only after it.
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

/** Undoes what a start did, the last thing first. */
async function undo(stopping: Stopping): Promise<void> {
  for (const stop of stopping.splice(0).reverse()) await stop();
}

/**
 * Runs a server: what goes wrong at the start is undone and said in one line where the operator
 * can mend it; SIGINT and SIGTERM let work under way finish, within a limit.
 */
export async function run(start: (stopping: Stopping) => Promise<void>): Promise<void> {
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
    // Told to stop meanwhile, it fails because what it needs is being put away.
    if (asked) return;
    console.error(error instanceof StartError ? error.message : error);
    await undo(stopping).catch((failure: unknown) => console.error(failure));
    process.exit(1);
  }
}
