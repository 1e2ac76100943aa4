import { sql } from "drizzle-orm";

/** A list of ids as one parameter. */
export const idList = (ids: readonly number[]) => sql`(select unnest(${sql.param(ids)}::integer[]))`;
