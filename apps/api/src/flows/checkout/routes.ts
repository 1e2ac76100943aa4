import type { Handlers } from "../../platform/handler.ts";
import { onePage } from "../../platform/pagination.ts";
import { readStore } from "../../modules/stores/public.ts";
import { paymentOptions, transferAccounts } from "./options.ts";
import { placeOrder } from "./place-order.ts";
import { quoteOrder } from "./quote.ts";

export const checkoutHandlers = {
  "checkout.quote": async (context, { body }) => ({ data: await quoteOrder(context, body) }),
  "checkout.place": (context, { body }) => placeOrder(context, body),
  "checkout.placeFromCart": (context, { body }) => placeOrder(context, body),
  "payment.options": async ({ database, store, language, env }) =>
    onePage(paymentOptions(await readStore(database.db, store.id), language, env)),
  "payment.banks": async ({ database, store, language }) =>
    onePage(transferAccounts(await readStore(database.db, store.id), language)),
} satisfies Partial<Handlers>;
