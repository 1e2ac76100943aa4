import sql from "sql-template-tag";
import { tsquery } from "./conditions.ts";
import type { TsQuery } from "./tsquery.ts";

/**
 * `real`, since calculating with `numeric` is slow. A parameter, so that all queries with the same number of words
 * share one planned statement.
 */
export const real = (number: number) => sql`${number}::real`;

/** 1 where a condition is met, otherwise 0, also where there is none. */
export const holds = (condition: TsQuery) => sql`case when head @@ ${tsquery(condition)} then 1 else 0 end`;
