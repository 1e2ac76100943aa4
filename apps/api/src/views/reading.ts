import type { Context } from "../platform/context.ts";

/**
 * The context for whatever public pages are made of: each statement gives up after `quickMs`
 * (platform/database/database.ts) and the call is then refused with 503, so that a query gone wrong holds
 * up nobody else. In place of `database.db` stands `database.quick`; transactions are as they were.
 */
export function reading(context: Context): Context {
  return { ...context, database: { ...context.database, db: context.database.quick } };
}
