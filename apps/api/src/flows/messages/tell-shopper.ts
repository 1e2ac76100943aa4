import { formatMoney } from "@shop/kit/money";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { findCustomer } from "../../modules/customers/public.ts";
import { sendMessage } from "../../modules/messages/public.ts";
import type { Order } from "../../modules/orders/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import { orderMessage, type Told } from "./texts.ts";

/** Tells the shopper of an order by SMS, in their language; nobody is told whose account was removed. */
export async function tellShopper(services: Pick<Services, "jobs">, tx: Tx, order: Order, told: Told, amount: string = formatMoney({ amount: order.grandTotal, currency: order.currency })): Promise<void> {
  const person = await findCustomer(tx, order.storeId, order.customerId);
  if (!person?.phone) return;
  const { name: store } = await readStore(tx, order.storeId);
  await sendMessage(services, tx, {
    storeId: order.storeId,
    channel: "sms",
    to: person.phone,
    text: orderMessage(told, person.lang, { store, number: order.number, amount }),
    droppable: true,
  });
}
