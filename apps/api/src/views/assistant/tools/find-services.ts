import { and, eq } from "drizzle-orm";
import * as z from "zod";
import { inLanguage } from "@shop/kit/locale";
import { categories } from "../../../modules/catalog/tables.ts";
import { readProductCards } from "../../catalog/product-card.ts";
import { searchProducts } from "../../search/search-products.ts";
import { words } from "../words.ts";
import { describeProduct } from "./find-products.ts";
import { longestText, nothingFound, tool, type ToolResult } from "./tool.ts";

/** Most services in one answer. */
const most = 4;

interface FoundServices {
  services: ReturnType<typeof describeProduct>[];
}

/** Services that the store sells, such as installation, repair and cleaning, with their prices. */
export const findServices = tool({
  name: "find_services",
  description:
    "Search the store's services, such as installing cameras, repairing phones or cleaning computers, with their prices. A time is booked on the page of services.",
  input: z.object({ text: z.string().min(1).max(longestText) }),
  async run(context, { text }): Promise<ToolResult<FoundServices>> {
    const [category] = await context.database.db
      .select({ id: categories.id })
      .from(categories)
      .where(and(eq(categories.key, "service"), eq(categories.level, 1)));
    if (!category) return nothingFound({ services: [] });
    const { ids } = await searchProducts(context, { category_id: category.id }, text, { offset: 0, rows: most });
    const products = await readProductCards(context, ids);
    if (products.length === 0) return nothingFound({ services: [] });
    return {
      parts: [{ type: "products", products, more: null }],
      data: { services: products.map(describeProduct) },
      links: [{ title: inLanguage(words.services, context.language), to: "/services" }],
    };
  },
});
