import sql, { join, raw, type Sql } from "sql-template-tag";
import { tiers, type Tier } from "./tiers.ts";

/** Documents of a tier that meet a condition. The tier is no parameter, or its indexes could not be chosen when the statement is planned. */
export const ofTier = (tier: Tier, columns: Sql, condition: Sql): Sql =>
  sql`select ${columns} from search_documents where tier = ${raw(String(tier))} and ${condition}`;

/**
 * Documents that meet a condition, at most so many, those of the best-selling tier first. Each tier has its own indexes,
 * and PostgreSQL looks into those of a tier only if the tiers before have too few.
 */
export const byTier = (columns: Sql, condition: Sql, most: number, among: readonly Tier[] = tiers): Sql =>
  sql`(${join(
    among.map((tier) => ofTier(tier, columns, condition)),
    " union all ",
  )} limit ${most}::integer)`;

/** Whether any document meets a condition. */
export const anyMeets = (condition: Sql, among?: readonly Tier[]): Sql =>
  sql`exists ${byTier(sql``, condition, 1, among)}`;
