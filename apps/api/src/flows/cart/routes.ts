import type { Handlers } from "../../platform/handler.ts";
import { adoptGuestLine } from "./adopt-guest-line.ts";
import { addToCart, changeQuantity, removeFromCart } from "./change-cart.ts";
import { showCart } from "./show-cart.ts";

export const cartHandlers = {
  "cart.get": (context, { query }) => showCart(context, query.address_id),
  "cart.add": async (context, { body }) => ({ data: await addToCart(context, body) }),
  "cart.update": async (context, { params, body }) => ({ data: await changeQuantity(context, params.id, body) }),
  "cart.adopt": async (context, { body }) => ({ data: await adoptGuestLine(context, body) }),
  "cart.remove": async (context, { params }) => ({ data: await removeFromCart(context, params.id) }),
} satisfies Partial<Handlers>;
