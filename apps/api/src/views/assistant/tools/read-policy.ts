import * as z from "zod";
import { asc, sql } from "drizzle-orm";
import { inLanguage } from "@shop/kit/locale";
import { shownPolicies } from "../../../modules/policy/public.ts";
import { policies } from "../../../modules/policy/tables.ts";
import { beginning, plainText } from "./quote-text.ts";
import { nothingFound, tool, type ToolResult } from "./tool.ts";

const longestQuote = 900;

/** One of the store's rules in its own words. */
export const readPolicy = tool({
  name: "read_policy",
  description: "The store's own rules, word for word: 'returns' for returns and refunds, 'terms' for the terms of sale, 'privacy' for personal data.",
  input: z.object({ key: z.enum(["returns", "terms", "privacy"]) }),
  async run({ database, store, language }, { key }): Promise<ToolResult<{ title: string; text: string } | null>> {
    const rows = await database.db
      .selectDistinctOn([policies.key])
      .from(policies)
      .where(shownPolicies(store.id))
      .orderBy(asc(policies.key), sql`${policies.storeId} nulls last`);
    const row = rows.find((each) => each.key === key);
    if (!row) return nothingFound(null);
    const title = inLanguage(row.title, language);
    const text = plainText(inLanguage(row.body, language));
    return { parts: [{ type: "quote", title, text: beginning(text, longestQuote), to: `/policy#${key}` }], data: { title, text }, links: [] };
  },
});
