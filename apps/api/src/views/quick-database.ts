import type { Context } from "../platform/context.ts";

/**
 * A context whose `database.db` is `database.quick`, for all that public pages are made of: each statement has a short
 * timeout (`quickMs` of `platform/database/database.ts`), after which the call is refused with 503, so that one slow
 * query does not hold up all others. Transactions are as in the original context.
 */
export function withQuickDatabase(context: Context): Context {
  return { ...context, database: { ...context.database, db: context.database.quick } };
}
