import type { Language } from "@shop/kit/locale";
import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import { listOrderLines, type Order } from "../../modules/orders/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import { differsByKind, orderMessage, type OrderKind, type OrderNotice } from "./texts.ts";

interface Notification {
  event: OrderNotice;
  /** As a text; by default that of the order. */
  amount?: string;
  /** What is refunded, if it is not the order. */
  pieces?: (language: Language) => string;
}

/** Sends the shopper an SMS about an order, in their language; nothing is sent if the account was removed. */
export async function notifyShopper(
  services: Pick<Services, "jobs">,
  tx: Tx,
  order: Order,
  { event, amount = formatMoney({ amount: order.grandTotal, currency: order.currency }), pieces }: Notification,
): Promise<void> {
  const person = await findCustomer(tx, order.storeId, order.customerId);
  if (!person?.phone) return;
  const { name: store } = await readStore(tx, order.storeId);
  const kind = differsByKind(event) ? await kindOf(tx, order) : "goods";
  const text = orderMessage(event, kind, person.lang, {
    store,
    number: order.number,
    amount,
    pieces: pieces?.(person.lang),
  });
  if (text === null) return;
  await sendMessage(services, tx, { storeId: order.storeId, channel: "sms", to: person.phone, text, droppable: true });
}

async function kindOf(tx: Tx, order: Order): Promise<OrderKind> {
  const lines = await listOrderLines(tx, order.id);
  if (!lines.some(({ isService }) => isService)) return "goods";
  return lines.every(({ isService }) => isService) ? "work" : "mixed";
}
