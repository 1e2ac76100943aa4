import { drizzle } from "drizzle-orm/node-postgres";
import type { Context } from "../../platform/context.ts";
import { isDatabaseAway, quickMs, type Db } from "../../platform/database.ts";
import { Refusal } from "../../platform/refusal.ts";

/**
 * One snapshot for what belongs together. Where a word seems common the planner would read a
 * table until it has found enough; the indexes never take long.
 */
const begin = `begin read only isolation level repeatable read; set local statement_timeout = ${quickMs}; set local enable_seqscan = off`;

type Needs = Pick<Context, "database" | "log" | "caller">;

/**
 * Runs a search with a limit of time for each statement. One that fails is quietly empty, as
 * the specification says (section 8), and logged; only a database that is away is told.
 */
export function withinTime<Value>(needs: Needs, empty: Value, run: (db: Db) => Promise<Value>): Promise<Value> {
  return orEmpty(needs, empty, () => readOnly(needs, run));
}

/** The same for what needs no snapshot, as a single statement. */
export function quickly<Value>(needs: Needs, empty: Value, run: (db: Db) => Promise<Value>): Promise<Value> {
  return orEmpty(needs, empty, () => run(needs.database.quick));
}

async function orEmpty<Value>(needs: Needs, empty: Value, run: () => Promise<Value>): Promise<Value> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof Refusal || isDatabaseAway(error)) throw error;
    needs.log.error({ err: error, requestId: needs.caller.requestId }, "a search failed");
    return empty;
  }
}

async function readOnly<Value>({ database }: Needs, run: (db: Db) => Promise<Value>): Promise<Value> {
  const client = await database.pool.connect();
  let failure: unknown;
  try {
    await client.query(begin);
    return await run(drizzle(client));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    // A connection on which even that fails is not given back.
    await client.query(failure ? "rollback" : "commit").then(() => client.release(), (error: Error) => client.release(error));
  }
}
