import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { readProductSummaries } from "../../catalog/product-detail.ts";
import { words } from "../words.ts";
import { describeProduct } from "./find-products.ts";
import { cardOf, stockText, warrantyText } from "./product-facts.ts";
import { nothingFound, tool, type ToolResult } from "./tool.ts";

/** Most rows of a comparison in a chat. The compare page shows all. */
const mostRows = 14;

interface Comparison {
  products: ReturnType<typeof describeProduct>[];
  rows: { label: string; values: (string | null)[] }[];
}

/** Compares two to four products, with a row for each specification. */
export const compareProducts = tool({
  name: "compare_products",
  description: "Compare 2 to 4 products by their ids, fact by fact. Find the ids with find_products first.",
  input: z.object({ product_ids: z.array(z.number().int().positive()).min(2).max(4) }),
  async run(context, { product_ids }): Promise<ToolResult<Comparison>> {
    const summaries = await readProductSummaries(context, [...new Set(product_ids)]);
    if (summaries.length < 2) return nothingFound({ products: summaries.map(describeProduct), rows: [] });
    const { language } = context;
    const specs = new Map(summaries.flatMap(({ specs }) => specs).map(({ key, label }) => [key, label]));
    const rows = [
      ...[...specs].map(([key, label]) => ({
        label,
        values: summaries.map((summary) => summary.specs.find((spec) => spec.key === key)?.value ?? null),
      })),
      {
        label: inLanguage(words.warranty, language),
        values: summaries.map((summary) => warrantyText(summary, language)),
      },
      { label: inLanguage(words.stock, language), values: summaries.map((summary) => stockText(summary, language)) },
    ];
    // Rows with a value for most of the products come first.
    const known = (row: (typeof rows)[number]) => row.values.filter((value) => value !== null).length;
    const shown = rows.sort((a, b) => known(b) - known(a)).slice(0, mostRows);
    return {
      parts: [{ type: "comparison", products: summaries.map(cardOf), rows: shown }],
      data: { products: summaries.map(describeProduct), rows: shown },
      links: [],
    };
  },
});
