import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { isDatabaseAway } from "../database/database.ts";
import { tellOnce, type TroubleLog } from "../once/tell-once.ts";

/** Pauses between two looks for a database that is away: what is due goes out within seconds of its return. */
const backOff = { firstMs: 100, mostMs: 2000 };

/** An error that the log has been told of. */
interface Told {
  isTold?: true;
}

/** Whether an error of the queue says only that the database is away, which was logged when it went. The queue hands on copies of errors: it stands on the error itself. */
export const isToldAlready = (error: unknown): boolean => (error as Told).isTold === true;

/**
 * The few connections of the job queue: its own, so that a rush of shoppers does not keep paid orders
 * waiting. Each of its workers asks every second; while the database is away one alone looks for it,
 * with growing pauses, and the statements of all others wait.
 */
export function openQueueDatabase(url: string, log: TroubleLog) {
  const pool = new pg.Pool({ connectionString: url, max: 4, application_name: "shop jobs", connectionTimeoutMillis: 10_000, keepAlive: true });
  // A connection that broke is replaced; the next statement says whether the database is away.
  pool.on("error", () => undefined);
  const trouble = tellOnce(log, "the job queue waits for the database", "the job queue is at work again");
  const closing = new AbortController();
  let back: Promise<void> | undefined;

  async function untilItIsBack(): Promise<void> {
    for (let wait = backOff.firstMs; !closing.signal.aborted; wait = Math.min(wait * 2, backOff.mostMs)) {
      await sleep(wait, undefined, { signal: closing.signal }).catch(() => undefined);
      if (await takesWrites()) return trouble.worked();
    }
  }

  /** One that is read only, as the old primary after a change of the primary, is of no use to the queue. */
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
    /** From now on nothing waits: what still comes is tried, and fails where the database is away. */
    stopWaiting: () => closing.abort(),
    close: () => pool.end(),
  };
}
