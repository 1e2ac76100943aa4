import { sql } from "drizzle-orm";
import type { Context } from "../../platform/context.ts";
import { isDatabaseAway, type Tx } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusal.ts";

/** A search that takes longer than this is given up: nobody waits for it, and others do. */
const longestMs = 1500;

/**
 * Runs a search with a limit of time for each statement. One that fails is quietly empty, as
 * the specification says (section 8), and logged; only a database that is away is told.
 */
export async function withinTime<Value>({ database, log, caller }: Pick<Context, "database" | "log" | "caller">, empty: Value, run: (tx: Tx) => Promise<Value>): Promise<Value> {
  try {
    return await database.transaction(async (tx) => {
      await tx.execute(sql.raw(`set local statement_timeout = ${longestMs}`));
      return run(tx);
    }, { accessMode: "read only" });
  } catch (error) {
    if (error instanceof Refusal || isDatabaseAway(error)) throw error;
    log.error({ err: error, requestId: caller.requestId }, "a search failed");
    return empty;
  }
}
