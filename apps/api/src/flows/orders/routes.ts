import type { Handlers } from "../../platform/handler.ts";
import { cancelOwnOrder } from "./cancel-order.ts";
import { orderAgain } from "./order-again.ts";

export const orderHandlers = {
  "orders.cancel": async (context, { params, body }) => ({
    data: await cancelOwnOrder(context, params.id, body.reason ?? null),
  }),
  "orders.again": async (context, { params }) => ({ data: await orderAgain(context, params.id) }),
} satisfies Partial<Handlers>;
