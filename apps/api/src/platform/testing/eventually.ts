import type { Pool } from "pg";
import { expect, vi } from "vitest";

/** Waits until a check passes, for as long as a busy machine may take. Where a test says how soon that is, it has a time limit of its own. */
export const eventually = <Value>(check: () => Value | Promise<Value>): Promise<Value> =>
  vi.waitFor(check, { timeout: 20_000, interval: 100 });

/** Waits until a number of statements in a test's database are waiting for locks. */
export const untilWaiting = ({ pool }: { pool: Pool }, count = 1): Promise<void> =>
  vi.waitFor(
    async () =>
      expect(
        (
          await pool.query(
            "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
          )
        ).rowCount,
      ).toBe(count),
    { timeout: 10_000, interval: 20 },
  );
