import { setTimeout as sleep } from "node:timers/promises";

/** Aborted once the process is told to stop; whoever waits for it then puts away what was started, however often Ctrl-C is pressed meanwhile. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interrupted.abort());
  // Of a terminal that was closed: nobody reads any more, and there is still work to do.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return interrupted.signal;
}

/** Waits, and fails as soon as the process is told to stop. */
export const pause = (ms: number, interrupted?: AbortSignal): Promise<void> => sleep(ms, undefined, interrupted && { signal: interrupted });
