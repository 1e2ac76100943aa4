import { cambodianDay } from "@shop/kit/date";
import { toMajor } from "@shop/kit/money";
import type { CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { listCartLines } from "../../modules/cart/public.ts";
import { findAddress } from "../../modules/customers/public.ts";
import { holdsForPurchase } from "../../modules/payments/public.ts";
import { readStore } from "../../modules/stores/public.ts";
import { showHeldTimes } from "../bookings/show-held-times.ts";
import { purchaseKey } from "../ordering/read-checkout.ts";
import { deliveryOf, goodsTotal, isDelivered, lineWire, priceLines } from "../ordering/price-lines.ts";

/**
 * The cart with its totals. The delivery fee is for the given address or else the default one, and 0
 * if there is none (specification, section 9).
 */
export async function showCart(context: CustomerContext, addressId?: number) {
  const { database, customer, now } = context;
  const { db } = database;
  const [cartLines, held, address, store] = await Promise.all([
    listCartLines(db, customer),
    holdsForPurchase(db, customer, purchaseKey({ kind: "cart" })),
    findAddress(db, customer, addressId),
    readStore(db, context.store.id),
  ]);
  if (addressId !== undefined && !address) refuse("address_not_found");
  const lines = await priceLines(db, { storeId: store.id, lines: cartLines, held }, now());
  const times = await showHeldTimes(context, db);
  const total = goodsTotal(lines);
  const { fee } = deliveryOf(store, address, lines, cambodianDay(now()));
  return {
    data: lines.map((line) => lineWire(context, line, times.get(line.line.productId))),
    total: toMajor(total, store.currency),
    delivery_fee: toMajor(fee, store.currency),
    grand_total: toMajor(total + fee, store.currency),
    address_id: address?.id ?? null,
    delivered: isDelivered(lines),
  };
}
