import type * as z from "zod";
import type { Context } from "../../../platform/context.ts";
import { checkFit } from "./check-fit.ts";
import { compareProducts } from "./compare-products.ts";
import { findArticle } from "./find-article.ts";
import { findOrders } from "./find-orders.ts";
import { findProducts } from "./find-products.ts";
import { findServices } from "./find-services.ts";
import { findWarranty } from "./find-warranty.ts";
import { partsThatFit } from "./parts-that-fit.ts";
import { paymentWays } from "./payment-ways.ts";
import { productFacts } from "./product-facts.ts";
import { quoteDelivery } from "./quote-delivery.ts";
import { readPolicy } from "./read-policy.ts";
import { storeContact } from "./store-contact.ts";
import type { Tool, ToolResult } from "./tool.ts";

/** A tool as the model calls it, with any input. */
interface OfferedTool extends Pick<Tool, "name" | "description"> {
  input: z.ZodType;
  /** Returns null if the input is invalid. */
  run(context: Context, input: unknown): Promise<ToolResult | null>;
}

function offered<Input, Data>(tool: Tool<Input, Data>): OfferedTool {
  const { name, description, input } = tool;
  return {
    name,
    description,
    input,
    run: async (context, typed) => {
      const read = input.safeParse(typed);
      return read.success ? tool.run(context, read.data) : null;
    },
  };
}

/** All tools of the language model. To add one, add it here. */
export const toolbox: readonly OfferedTool[] = [
  offered(findProducts),
  offered(productFacts),
  offered(compareProducts),
  offered(checkFit),
  offered(partsThatFit),
  offered(findServices),
  offered(findOrders),
  offered(findWarranty),
  offered(quoteDelivery),
  offered(paymentWays),
  offered(findArticle),
  offered(readPolicy),
  offered(storeContact),
];
