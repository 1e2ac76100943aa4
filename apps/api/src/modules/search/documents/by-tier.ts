import { sql, type SQL } from "drizzle-orm";
import { tiers, type Tier } from "./tiers.ts";

/** Documents of a tier that meet a condition. The tier is no parameter, or its indexes could not be chosen when the statement is planned. */
export const ofTier = (tier: Tier, columns: SQL, condition: SQL): SQL =>
  sql`select ${columns} from search_documents where tier = ${sql.raw(String(tier))} and ${condition}`;

/**
 * Documents that meet a condition, at most so many, those of the best-selling tier first. Each tier has its own indexes,
 * and PostgreSQL looks into those of a tier only if the tiers before have too few.
 */
export const byTier = (columns: SQL, condition: SQL, most: number, among: readonly Tier[] = tiers): SQL =>
  sql`(${sql.join(
    among.map((tier) => ofTier(tier, columns, condition)),
    sql` union all `,
  )} limit ${most}::integer)`;

/** Whether any document meets a condition. */
export const anyMeets = (condition: SQL, among?: readonly Tier[]): SQL =>
  sql`exists ${byTier(sql``, condition, 1, among)}`;
