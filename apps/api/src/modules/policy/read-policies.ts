import { and, asc, eq, isNull, or, sql } from "drizzle-orm";
import type { CallData } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { renderMarkdown } from "../../platform/markdown.ts";
import { policies } from "./tables.ts";

/** What a store shows: everybody's rules and its own. */
export const shownPolicies = (storeId: number) => and(policies.published, or(isNull(policies.storeId), eq(policies.storeId, storeId)));

/** The rules of a store in their order: its own where it has them, else everybody's. */
export async function readPolicies({ database, store, language }: Pick<Context, "database" | "store" | "language">): Promise<CallData<"policy.get">> {
  const rows = await database.db
    .selectDistinctOn([policies.key])
    .from(policies)
    .where(shownPolicies(store.id))
    .orderBy(asc(policies.key), sql`${policies.storeId} nulls last`);
  return rows
    .sort((a, b) => a.sequence - b.sequence || a.id - b.id)
    .map(({ key, title, body, updatedAt }) => ({
      key,
      title: inLanguage(title, language),
      html: renderMarkdown(inLanguage(body, language), language, { under: 2 }),
      updated_at: updatedAt.toISOString(),
    }));
}
