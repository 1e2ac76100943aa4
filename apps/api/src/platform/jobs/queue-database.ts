import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "../database/database-errors.ts";
import { logOnce, type TroubleLog } from "../once/log-once.ts";

/** Pauses between two tries to reach a database that is away: jobs that are due run within seconds of its return. */
const backOff = { firstMs: 100, mostMs: 2000 };

/** Marks an error that has been logged. */
interface Told {
  isTold?: true;
}

/** Whether an error of the queue only means that the database is away, which has been logged already. The mark is a property of the error, since the queue passes on copies of errors. */
export const isLoggedAlready = (error: unknown): boolean => (error as Told).isTold === true;

/**
 * The connections of the job queue. They are its own, so that a rush of shoppers does not keep paid orders
 * waiting. Each of its workers polls every second. While the database is away, only one of them tries to reach it,
 * with growing pauses, and the statements of all others wait.
 */
export function openQueueDatabase(url: string, log: TroubleLog) {
  const pool = new pg.Pool({
    connectionString: url,
    max: 4,
    application_name: "shop jobs",
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // A broken connection is replaced; the next statement shows whether the database is away.
  pool.on("error", () => undefined);
  const trouble = logOnce(log, "the job queue waits for the database", "the job queue is at work again");
  const closing = new AbortController();
  let back: Promise<void> | undefined;

  async function untilItIsBack(): Promise<void> {
    for (let wait = backOff.firstMs; !closing.signal.aborted; wait = Math.min(wait * 2, backOff.mostMs)) {
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      if (await takesWrites()) return trouble.worked();
    }
  }

  /** A connection that is read-only, as to an old primary after a failover, is of no use to the queue. */
  async function takesWrites(): Promise<boolean> {
    try {
      const { rows } = await pool.query<{ transaction_read_only: string }>("show transaction_read_only");
      return rows[0]?.transaction_read_only === "off";
    } catch {
      return false;
    }
  }

  return {
    isAway: () => back !== undefined,
    async executeSql(text: string, values?: unknown[]) {
      await back;
      try {
        return await pool.query(text, values);
      } catch (error) {
        if (isDatabaseAway(error)) {
          Object.assign(error as Error, { isTold: true } satisfies Told);
          if (!closing.signal.aborted) trouble.failed(error);
          back ??= untilItIsBack().finally(() => (back = undefined));
        }
        throw error;
      }
    },
    /** From now on statements do not wait, but fail at once if the database is away. */
    stopWaiting: () => closing.abort(),
    close: () => pool.end(),
  };
}
