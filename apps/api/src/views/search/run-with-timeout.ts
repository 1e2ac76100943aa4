import type { Context } from "../../platform/context.ts";
import type { Db } from "../../platform/database/database.ts";
import { isDatabaseAway } from "../../platform/database/database-errors.ts";
import { Refusal } from "../../platform/errors/refusal.ts";

type Needs = Pick<Context, "database" | "log" | "caller">;

/**
 * Runs a search on the connections with a short timeout of statements (`database.quick`).
 * A failure is logged and, as the specification says (section 8), gives an empty result to whoever
 * asked; only an unreachable database is reported. For a page that is cached it is
 * refused with 503, since that page would stay empty for everybody. Uses no transaction, which would take two more
 * round trips: all that a search says of a list comes from a single statement.
 */
export async function runWithTimeout<Value>(
  { database, log, caller }: Needs,
  empty: Value,
  run: (db: Db) => Promise<Value>,
): Promise<Value> {
  try {
    return await run(database.quick);
  } catch (error) {
    if (error instanceof Refusal || isDatabaseAway(error)) throw error;
    log.error({ err: error, requestId: caller.requestId }, "a search failed");
    if (caller.cacheTags) throw new Refusal("unavailable", { retryAfter: 5 });
    return empty;
  }
}
