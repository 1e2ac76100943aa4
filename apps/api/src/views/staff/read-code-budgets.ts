import { asc } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { stores } from "../../modules/stores/tables.ts";

interface CodeBudget {
  /** Code of the store. */
  store: string;
  /** One-time codes that were asked for in this hour. */
  used: number;
  limit: number;
}

/** How much each store has used of what it may spend on one-time codes, by code of the store. */
export async function readCodeBudgets({
  database,
  limits,
  now,
}: Pick<Services, "database" | "limits" | "now">): Promise<CodeBudget[]> {
  const rows = await database.db.select({ code: stores.code }).from(stores).orderBy(asc(stores.code));
  const used = await limits.usage(
    "otp-send-store",
    rows.map(({ code }) => code),
    now(),
  );
  return rows.map(({ code }, index) => ({ store: code, ...used[index]! }));
}
