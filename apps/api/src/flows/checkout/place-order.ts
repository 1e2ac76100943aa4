import { toMajor } from "@shop/kit/money";
import type { CallData } from "@shop/contract/types";
import { isOnline } from "@shop/contract/online-ways";
import { ways } from "@shop/contract/payment-ways";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { Refusal } from "../../platform/errors/refusal.ts";
import { repeatable } from "../../platform/idempotency/repeatable.ts";
import { takeStock } from "../../modules/catalog/public.ts";
import { recentOrders } from "../../modules/orders/public.ts";
import { insertPayment, transferCash, type NewPayment } from "../../modules/payments/public.ts";
import { placedMessage } from "../messages/texts.ts";
import { checkOpenPayment, findPlacedOrder } from "../payments/settling/find-placed-order.ts";
import { checkReceipt } from "./check-receipt.ts";
import { beginCheckout, priceAttempt } from "../ordering/price-attempt.ts";
import type { PricedOrder } from "../ordering/price-order.ts";
import { readCheckout, type CheckoutBody, type CheckoutRequest } from "../ordering/read-checkout.ts";
import { recordOrder } from "../ordering/record-order.ts";

type Placed = NonNullable<CallData<"checkout.place">>;

/** Limits of orders per customer, per minute and per day: no real shopper places more. */
const orderLimits = [
  [20, 60],
  [200, 86_400],
] as const;

/**
 * Places an order (specification, sections 5 and 7), once for an `Idempotency-Key`. Ways that are
 * paid first have their order placed by the server when the money is there; for them this finds it.
 */
export async function placeOrder(
  context: CustomerContext,
  body: CheckoutBody,
): Promise<{ data: Placed; reply: { message: string } }> {
  const checkout = readCheckout(body);
  const { way } = checkout;
  // Before the transaction, because a bank may answer slowly and the transaction locks the idempotency key.
  if (isOnline(way)) await checkOpenPayment(context, { ...checkout, way });
  // An open payment is refused, and a refusal is not stored for the key: the same call finds the order once the payment is paid.
  const data = await repeatable(context, "checkout.place", body, async (tx) =>
    isOnline(way)
      ? placedWire(await findPlacedOrder(context, tx, { ...checkout, way }))
      : placeNow(context, tx, checkout),
  );
  return { data, reply: { message: placedMessage(context.language, data.order_number) } };
}

async function placeNow(context: CustomerContext, tx: Tx, checkout: CheckoutRequest): Promise<Placed> {
  const { customer, now } = context;
  const { purchase, way, addressId, note } = checkout;
  const store = await beginCheckout(context, tx, way);
  await limitOrders(context, tx);
  const receipt = ways[way].paid === "by_transfer" ? await checkReceipt(context, tx, store, checkout) : null;
  const { priced, payment: begun } = await priceAttempt(
    context,
    tx,
    { store, purchase, way, addressId, note },
    checkout.expectedTotal,
  );
  const cause = { actor: `customer:${customer.customerId}`, at: now() };
  const order = await recordOrder(context, tx, customer, priced, cause);
  const payment: NewPayment = {
    ...begun,
    method: checkout.method,
    state: "pending",
    amount: priced.grandTotal,
    currency: priced.currency,
    orderId: order.id,
    receipt,
  };
  if (ways[way].paid === "from_store_cash") {
    await payFromStoreCash(context, tx, priced, order.number);
    Object.assign(payment, { state: "paid", paidAt: now() } satisfies Partial<NewPayment>);
  }
  await insertPayment(tx, payment, { cause: cause.actor, at: now() });
  await takeStock(tx, priced.lines);
  return placedWire(order);
}

/** Store cash pays all or nothing: `balance_too_low` rolls the order back. */
async function payFromStoreCash(
  { customer, now }: CustomerContext,
  tx: Tx,
  { grandTotal, currency }: PricedOrder,
  number: string,
): Promise<void> {
  if (grandTotal === 0) return;
  const { storeId, customerId } = customer;
  await transferCash(tx, {
    kind: "purchase",
    payer: customer,
    currency,
    amount: grandTotal,
    reference: `order:${storeId}:${number}`,
    actor: `customer:${customerId}`,
    at: now(),
  });
}

async function limitOrders({ customer, now }: CustomerContext, tx: Tx): Promise<void> {
  for (const [most, seconds] of orderLimits) {
    const recent = await recentOrders(tx, customer, new Date(now().getTime() - seconds * 1000));
    if (recent >= most) throw new Refusal("rate_limited", { params: { seconds }, retryAfter: seconds });
  }
}

function placedWire(order: { number: string; grandTotal: number; currency: PricedOrder["currency"] }): Placed {
  return { order_id: order.number, order_number: order.number, grand_total: toMajor(order.grandTotal, order.currency) };
}
