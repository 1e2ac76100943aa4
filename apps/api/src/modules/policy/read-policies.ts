import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { CallData } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { renderMarkdown } from "../../platform/texts/markdown.ts";
import { policies } from "./tables.ts";

/** The policies that a store shows, one per key: its own version, or else the one of all stores. */
export const policyRows = ({ database, store }: Pick<Context, "database" | "store">) =>
  database.db
    .selectDistinctOn([policies.key])
    .from(policies)
    .where(and(policies.published, or(isNull(policies.storeId), eq(policies.storeId, store.id))))
    .orderBy(asc(policies.key), sql`${policies.storeId} nulls last`);

/** The same, in the order of the page. */
export async function readPolicies(
  context: Pick<Context, "database" | "store" | "language">,
): Promise<CallData<"policy.get">> {
  const { language } = context;
  const rows = await policyRows(context);
  return rows
    .sort((a, b) => a.sequence - b.sequence || a.id - b.id)
    .map(({ key, title, body, updatedAt }) => ({
      key,
      title: inLanguage(title, language),
      html: renderMarkdown(inLanguage(body, language), language, { under: 2 }),
      updated_at: updatedAt.toISOString(),
    }));
}
