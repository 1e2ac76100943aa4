import { setTimeout as sleep } from "node:timers/promises";
import type { Logger } from "pino";
import { logOnce } from "../once/log-once.ts";
import { createBreaker } from "../outside/breaker.ts";

/** Timeout of a counter, in milliseconds; after that PostgreSQL counts. */
const patience = 250;
/** Failures in a row after which Redis is not called any more, and for how many milliseconds. */
const giveUp = { failures: 3, restMs: 1000 };
/** How long a start waits for Redis, in milliseconds; the shop also starts without it. */
const startPatience = 1000;
const longestPause = 1000;

/** Counters in Redis or Valkey: fast and shared by all processes, but not always available. Calls reject while it is away, within a quarter of a second. */
export interface RedisCounters {
  readonly isReady: boolean;
  /** Runs a script, in the form that rate-limiter-flexible needs. */
  eval(script: string, given: { keys: string[]; arguments: string[] }): Promise<unknown>;
  /** The count of each key; 0 if there is none. */
  counts(keys: string[]): Promise<number[]>;
  close(): Promise<void>;
}

/** Connects to Redis or Valkey, and reconnects whenever the connection is lost. Never rejects, since it may come up later. */
export async function openRedisCounters(url: string, log: Logger): Promise<RedisCounters> {
  const trouble = logOnce(
    log,
    "Redis is unavailable: PostgreSQL counts the limits until it is back",
    "Redis is back and counts the limits",
  );
  // Loaded only where Redis is used: it is five hundred files.
  const { createClient } = await import("@redis/client");
  const client = createClient({
    url,
    name: "shop",
    // No offline queue: a command in it would be counted long after its request.
    disableOfflineQueue: true,
    pingInterval: 5000,
    socket: { connectTimeout: 2000, reconnectStrategy: (retries) => Math.min(50 * 2 ** retries, longestPause) },
  });
  client.on("error", (error: Error) => trouble.failed(error));
  client.on("ready", () => trouble.worked());
  const connecting = client
    .connect()
    .catch((error: unknown) => log.warn({ err: error }, "the connection to Redis was given up"));
  await Promise.race([connecting, sleep(startPatience, undefined, { ref: false })]);

  const breaker = createBreaker({ ...giveUp, now: () => performance.now() });
  const inTime = <Value>(call: () => Promise<Value>) =>
    breaker.run(async () => {
      const late = AbortSignal.timeout(patience);
      // The client's own timeout is only for commands that wait to be sent, not for those that were sent and get no answer.
      return Promise.race([
        call(),
        new Promise<never>((_, reject) =>
          late.addEventListener("abort", () => reject(new Error("Redis did not answer"))),
        ),
      ]);
    });

  return {
    get isReady() {
      return client.isReady;
    },
    eval: (script, given) => inTime(() => client.eval(script, given)),
    counts: (keys) =>
      keys.length === 0 ? Promise.resolve([]) : inTime(async () => (await client.mGet(keys)).map(Number)),
    close: async () => client.destroy(),
  };
}
