import sql, { join, raw, type Sql } from "sql-template-tag";
import { tiers, type Tier } from "./tiers.ts";

/** Documents of a tier that meet a condition. The tier is no parameter, or its indexes could not be chosen when the statement is planned. */
export const ofTier = (tier: Tier, columns: Sql, condition: Sql): Sql =>
  sql`select ${columns} from search_documents where tier = ${raw(String(tier))} and ${condition}`;

/** Documents that meet a condition, those of the best-selling tier first. Each tier has its own indexes. */
export const inTiers = (columns: Sql, condition: Sql, among: readonly Tier[] = tiers): Sql =>
  join(
    among.map((tier) => ofTier(tier, columns, condition)),
    " union all ",
  );

/** The same, at most so many: PostgreSQL looks into the indexes of a tier only if the tiers before have too few. */
export const byTier = (columns: Sql, condition: Sql, most: number, among?: readonly Tier[]): Sql =>
  sql`(${inTiers(columns, condition, among)} limit ${most}::integer)`;

/** Whether any document meets a condition. */
export const anyMeets = (condition: Sql, among?: readonly Tier[]): Sql =>
  sql`exists ${byTier(sql``, condition, 1, among)}`;
