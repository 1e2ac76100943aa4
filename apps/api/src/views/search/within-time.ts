import type { Context } from "../../platform/context.ts";
import { isDatabaseAway, type Db } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/errors/refusal.ts";

type Needs = Pick<Context, "database" | "log" | "caller">;

/**
 * Runs a search on the connections whose statements have a limit of time and read no whole tables.
 * One that fails is logged and, as the specification says (section 8), quietly empty for who
 * asked; only a database that is away is told. A page that is kept would stay empty for everybody:
 * there it is refused with 503, as other reads are. In no transaction, which would cost two more
 * trips to the database: what a search tells of a list comes from a single statement.
 */
export async function withinTime<Value>({ database, log, caller }: Needs, empty: Value, run: (db: Db) => Promise<Value>): Promise<Value> {
  try {
    return await run(database.quick);
  } catch (error) {
    if (error instanceof Refusal || isDatabaseAway(error)) throw error;
    log.error({ err: error, requestId: caller.requestId }, "a search failed");
    if (caller.shown) throw new Refusal("unavailable", { retryAfter: 5 });
    return empty;
  }
}
