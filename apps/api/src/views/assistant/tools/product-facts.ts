import * as z from "zod";
import { productCard } from "@shop/contract/calls/catalog";
import { fill } from "@shop/kit/fill";
import { inLanguage, type Language } from "@shop/kit/locale";
import { readProductSummaries, type ProductSummary } from "../../catalog/product-detail.ts";
import { words } from "../words.ts";
import { describeProduct } from "./find-products.ts";
import { nothingFound, tool, type ToolResult } from "./tool.ts";

/** Most facts about a product in a chat. */
const mostFacts = 14;

/** How long a product is under warranty, in words. */
export function warrantyText(
  { warranty_months: months }: Pick<ProductSummary, "warranty_months">,
  language: Language,
): string {
  return months === 0
    ? inLanguage(words.no_warranty, language)
    : fill(inLanguage(words.months, language), { count: months });
}

export const stockText = ({ in_stock: inStock }: Pick<ProductSummary, "in_stock">, language: Language): string =>
  inLanguage(inStock ? words.in_stock : words.sold_out, language);

export type ProductFacts = ReturnType<typeof describeProduct> & {
  warranty_months: number;
  few_left: number | null;
  options: string[];
  choices: { name: string; values: { name: string; in_stock: boolean }[] }[];
  facts: { label: string; value: string }[];
};

/** Price, stock, options, warranty and specifications of one product. */
export const productFacts = tool({
  name: "product_facts",
  description: "Price, stock, options, warranty and specifications of one product, by its id.",
  input: z.object({ product_id: z.number().int().positive() }),
  async run(context, { product_id }): Promise<ToolResult<ProductFacts | null>> {
    const [summary] = await readProductSummaries(context, [product_id]);
    if (!summary) return nothingFound(null);
    const { language } = context;
    const facts = [
      { label: inLanguage(words.stock, language), value: stockText(summary, language) },
      { label: inLanguage(words.warranty, language), value: warrantyText(summary, language) },
      ...summary.specs.map(({ label, value }) => ({ label, value })),
    ].slice(0, mostFacts);
    const options = summary.variants.map((variant) => variant.options.join(", "));
    return {
      parts: [{ type: "facts", product: cardOf(summary), facts }],
      data: {
        ...describeProduct(summary),
        warranty_months: summary.warranty_months,
        few_left: summary.few_left,
        options,
        choices: choicesOf(summary),
        facts,
      },
      links: [],
    };
  },
});

/** The options of a product, by group, such as colour or storage. A value is in stock if any variant with it is. */
function choicesOf({ variant_option_type: groups, variants }: ProductSummary): ProductFacts["choices"] {
  return groups.map(({ name, data }, index) => ({
    name,
    values: data.map((value) => ({
      name: value.name,
      in_stock: variants.some(({ options, in_stock }) => in_stock && options[index] === value.name),
    })),
  }));
}

/** The fields of a summary that a card shows. */
export const cardOf = (summary: ProductSummary) => productCard.parse(summary);
