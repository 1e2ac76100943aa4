import { addDays, cambodianDay } from "@shop/kit/date";
import { toMajor } from "@shop/kit/money";
import { ways } from "@shop/contract/payment-ways";
import type { CallData, PaymentOption } from "@shop/contract/types";
import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { findAddress } from "../../modules/customers/public.ts";
import { cashBalance, holdsForPurchase } from "../../modules/payments/public.ts";
import { readStore, shownHolidays } from "../../modules/stores/public.ts";
import { showHeldTimes } from "../bookings/show-held-times.ts";
import { deliveryOf, goodsTotal, isDelivered, lineWire } from "../ordering/price-lines.ts";
import { paymentOptions } from "./options.ts";
import { pricePurchase, totalsOf } from "../ordering/price-order.ts";
import { readPurchase, purchaseKey, type PurchaseBody } from "../ordering/read-checkout.ts";

/** What an order would cost now, for every way to pay. Changes nothing and holds nothing. */
export async function quoteOrder(context: CustomerContext, body: PurchaseBody): Promise<CallData<"checkout.quote">> {
  const { database, customer, language, env, now } = context;
  const { db } = database;
  const purchase = readPurchase(body);
  const held = await holdsForPurchase(db, customer, purchaseKey(purchase));
  const lines = await pricePurchase(context, db, purchase, { lock: null, held });
  const address = await findAddress(db, customer, body.address ?? undefined);
  if (body.address && !address) refuse("address_not_found");
  const store = await readStore(db, context.store.id);
  const today = cambodianDay(now());
  const delivery = deliveryOf(store, address, lines, today);
  const times = await showHeldTimes(context, db, address?.provinceCode);
  const options = paymentOptions(store, language, env);
  const isFromStoreCash = ({ type }: PaymentOption) => ways[type].paid === "from_store_cash";
  const balance = options.some(isFromStoreCash) ? await cashBalance(db, customer) : 0;
  const major = (amount: number) => toMajor(amount, store.currency);
  return {
    lines: lines.map((line) => lineWire(context, line, times.get(line.line.productId))),
    total: major(goodsTotal(lines)),
    delivery_fee: major(delivery.fee),
    days: delivery.days,
    holidays: isDelivered(lines) ? shownHolidays(store, today, addDays(today, delivery.days ?? 0), language) : [],
    delivered: isDelivered(lines),
    options: options.map((option) => {
      const { discount, grandTotal } = totalsOf(lines, option.discount, { ...delivery, currency: store.currency });
      return {
        ...option,
        discount_amount: major(discount),
        grand_total: major(grandTotal),
        balance: isFromStoreCash(option) ? major(balance) : null,
      };
    }),
  };
}
