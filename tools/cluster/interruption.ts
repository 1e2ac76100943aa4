import { setTimeout as sleep } from "node:timers/promises";

/** Aborted when the process is told to stop. Whoever waits for it cleans up, however often Ctrl-C is pressed meanwhile. */
export function interruption(): AbortSignal {
  const interrupted = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interrupted.abort());
  // When the terminal was closed nobody reads the output, but there is still work to do.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => undefined);
  return interrupted.signal;
}

/** Waits; rejects as soon as the process is told to stop. */
export const pause = (ms: number, interrupted?: AbortSignal): Promise<void> =>
  sleep(ms, undefined, interrupted && { signal: interrupted });
