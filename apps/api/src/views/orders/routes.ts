import type { Handlers } from "../../platform/handler.ts";
import { listOrders } from "./list-orders.ts";
import { showOrder } from "./show-order.ts";

export const orderViewHandlers = {
  "orders.list": (context, { query }) => listOrders(context, query),
  "orders.detail": (context, { params }) => showOrder(context, params.id),
} satisfies Partial<Handlers>;
