import * as z from "zod";
import { longestNumber, longestPhone, longestSerial } from "@shop/contract/limits";
import type { WarrantyItem } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../../platform/context.ts";
import { Refusal } from "../../../platform/errors/refusal.ts";
import { findWarranty as find, readOwnWarranty } from "../../warranty/find-warranty.ts";
import { words } from "../words.ts";
import { tool, type ToolResult } from "./tool.ts";

const asked = z.object({
  serial: z.string().max(longestSerial).optional().describe("Serial number or IMEI"),
  order_number: z.string().max(longestNumber).optional(),
  phone_end: z
    .string()
    .max(longestPhone)
    .optional()
    .describe("Last four digits of the order's phone number; not needed for the signed-in shopper's own orders"),
});

interface FoundWarranty {
  items: { name: string; state: WarrantyItem["state"]; covered_until: string | null; months: number }[];
}

/** Until when a device, or the products of an order, are under warranty. Has the same rate limit as the warranty page, against guessing. */
export const findWarranty = tool({
  name: "find_warranty",
  description:
    "Warranty of a piece that was bought: by serial number or IMEI, or by order number (with the last four digits of the phone, unless the shopper is signed in).",
  input: asked,
  async run(context, input): Promise<ToolResult<FoundWarranty>> {
    const items = await read(context, input).catch((error: unknown) => {
      if (error instanceof Refusal && error.code !== "rate_limited") return [];
      throw error;
    });
    const links = [{ title: inLanguage(words.warranty_page, context.language), to: "/warranty" }];
    const data = {
      items: items.map(({ name, state, covered_until, months }) => ({ name, state, covered_until, months })),
    };
    return { parts: items.length === 0 ? [] : [{ type: "warranty", items }], data, links };
  },
});

async function read(
  context: Context,
  { serial, order_number, phone_end }: z.infer<typeof asked>,
): Promise<WarrantyItem[]> {
  const { customer } = context;
  if (serial) return find(context, { serial });
  if (!order_number) return [];
  if (phone_end) return find(context, { order: order_number, phone: phone_end });
  return customer ? readOwnWarranty({ ...context, customer }, order_number) : [];
}
