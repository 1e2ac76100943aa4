import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { policyRows } from "../../../modules/policy/public.ts";
import { beginning, plainText } from "./quote-text.ts";
import { nothingFound, tool, type ToolResult } from "./tool.ts";

const longestQuote = 900;

/** The text of one of the store's policies. */
export const readPolicy = tool({
  name: "read_policy",
  description:
    "The store's own rules, word for word: 'returns' for returns and refunds, 'terms' for the terms of sale, 'privacy' for personal data.",
  input: z.object({ key: z.enum(["returns", "terms", "privacy"]) }),
  async run(context, { key }): Promise<ToolResult<{ title: string; text: string } | null>> {
    const row = (await policyRows(context)).find((each) => each.key === key);
    if (!row) return nothingFound(null);
    const title = inLanguage(row.title, context.language);
    const text = plainText(inLanguage(row.body, context.language));
    return {
      parts: [{ type: "quote", title, text: beginning(text, longestQuote), to: `/policy#${key}` }],
      data: { title, text },
      links: [],
    };
  },
});
