import * as z from "zod";
import { wayShown, waysTaken } from "../../../modules/payments/public.ts";
import { readStore } from "../../../modules/stores/public.ts";
import { tool, type ToolResult } from "./tool.ts";

interface PaymentWays {
  ways: { type: string; name: string; description: string; discount: number }[];
}

/** The payment ways of the store, in the order that the store gave them. */
export const paymentWays = tool({
  name: "payment_ways",
  description: "The ways to pay at this store, with the discount in percent that each gives.",
  input: z.object({}),
  async run({ database, store: { id }, language, env }): Promise<ToolResult<PaymentWays>> {
    const store = await readStore(database.db, id);
    const ways = waysTaken(store, env).map((way) => {
      const { name, description } = wayShown(way, language, env);
      return { type: way.type, name, description, discount: way.discountPercent };
    });
    return { parts: ways.length === 0 ? [] : [{ type: "payments", ways }], data: { ways }, links: [] };
  },
});
