import * as z from "zod";
import { chatOrder } from "@shop/contract/calls/chat";
import { longestNumber } from "@shop/contract/limits";
import { inLanguage } from "@shop/kit/locale";
import type { CustomerContext } from "../../../platform/context.ts";
import { readOrderNumber } from "../../../modules/orders/public.ts";
import { listOrders } from "../../orders/list-orders.ts";
import { words } from "../words.ts";
import { tool, type ToolResult } from "./tool.ts";

/** Most orders in one answer. The account shows all. */
const mostOrders = 3;

interface FoundOrders {
  signed_in: boolean;
  orders: {
    order_number: string;
    state: string;
    is_service: boolean;
    has_work: boolean;
    work_to_come: boolean;
    placed_at: string;
    grand_total: number;
  }[];
}

/** The orders of the signed-in shopper, the newest first, or only the one with the given number. */
export const findOrders = tool({
  name: "find_orders",
  description:
    "Orders of the signed-in shopper: number, state, date and total. Where is_service is true, work was ordered and no goods: `on_the_way` means that somebody is coming, `delivered` that the work is done. Where has_work is true and goods were ordered too, `delivered` means both. Where work_to_come is true, the state speaks of the goods alone: the booked work beside them is still to come. Without a number the newest. A visitor who is not signed in gets none.",
  input: z.object({ order_number: z.string().max(longestNumber).optional() }),
  async run(context, { order_number }): Promise<ToolResult<FoundOrders>> {
    const { language, customer } = context;
    const tracking = { title: inLanguage(words.tracking, language), to: "/tracking-delivery" };
    if (!customer) {
      const links = [{ title: inLanguage(words.login, language), to: "/login" }, tracking];
      return { parts: [{ type: "notice", notice: "sign_in" }], data: { signed_in: false, orders: [] }, links };
    }
    const own: CustomerContext = { ...context, customer };
    const number = order_number === undefined ? undefined : (readOrderNumber(order_number) ?? order_number);
    const { data } = await listOrders(own, { text: number });
    const orders = data.slice(0, mostOrders);
    const links = [{ title: inLanguage(words.my_orders, language), to: "/account/myaccount/myorders" }];
    return {
      parts: orders.length === 0 ? [] : [{ type: "orders", orders: orders.map((order) => chatOrder.parse(order)) }],
      data: {
        signed_in: true,
        orders: orders.map(({ order_number, state, is_service, has_work, work_to_come, placed_at, grand_total }) => ({
          order_number,
          state,
          is_service,
          has_work,
          work_to_come,
          placed_at,
          grand_total,
        })),
      },
      links,
    };
  },
});
