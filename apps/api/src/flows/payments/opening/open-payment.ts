import { onlinePayment, type OnlineWay } from "@shop/contract/online-ways";
import { minuteMs } from "@shop/kit/durations";
import { toMajor, toRiel, type Money } from "@shop/kit/money";
import type { CustomerContext } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import type { Input } from "../../../platform/handler.ts";
import { refuse, refuseFields } from "../../../platform/errors/refusal.ts";
import { repeatable } from "../../../platform/idempotency/repeatable.ts";
import { extendHolds } from "../../../modules/bookings/public.ts";
import { holdStock } from "../../../modules/catalog/public.ts";
import { findAddress } from "../../../modules/customers/public.ts";
import {
  insertPayment,
  isSimulated,
  nextCheck,
  hasAbandonedPayment,
  providerEntries,
  readPayment,
  type HeldPieces,
  type NewPayment,
  type Payment,
} from "../../../modules/payments/public.ts";
import type { Store } from "../../../modules/stores/public.ts";
import { bookingIds } from "../../ordering/book-ordered-times.ts";
import { longestHoldMs } from "../../bookings/hold-time.ts";
import { beginCheckout, priceAttempt } from "../../ordering/price-attempt.ts";
import type { PricedOrder } from "../../ordering/price-order.ts";
import { readPurchase } from "../../ordering/read-checkout.ts";

export type OpenBody = Input<"payment.generateKhqr">["body"];

/** The fields that a payment method adds to a new payment before the provider is called. */
interface OpenRequest {
  way: OnlineWay;
  body: OpenBody;
  /** What the provider's payment has beside the amount, such as a code. */
  prepare?: Prepare;
}

type Prepare = (terms: { store: Store; priced: PricedOrder; money: Money; expiresAt: Date }) => Partial<NewPayment>;

/**
 * Opens a payment for the cart or for one product ("buy now"). The server sets the price and holds the pieces until the
 * payment is paid or expires, unless the shopper has held them for too long. The same `Idempotency-Key` returns the
 * same payment.
 */
export async function openPayment(
  context: CustomerContext,
  call: "payment.generateKhqr" | "payment.generate",
  request: OpenRequest,
): Promise<Payment> {
  const { id } = await repeatable(context, call, request.body, async (tx) => {
    const payment = await insertOpened(context, tx, request);
    return { id: payment.id };
  });
  return (await readPayment(context.database.db, id)) ?? refuse("payment_not_found");
}

async function insertOpened(context: CustomerContext, tx: Tx, { way, body, prepare }: OpenRequest): Promise<Payment> {
  const { customer, env } = context;
  const store = await beginCheckout(context, tx, way);
  const purchase = readPurchase(body);
  if (!body.address && !(await findAddress(tx, customer)))
    refuseFields({ address: "required" }, undefined, "checkout_invalid");
  const { priced, payment: begun } = await priceAttempt(
    context,
    tx,
    { store, purchase, way, addressId: body.address ?? null, note: body.note || null },
    body.expected_total ?? null,
  );
  const money = dueIn(priced, onlinePayment(way).takesRiel ? (body.currency ?? null) : null);
  // No bank accepts a payment of 0.
  if (money.amount === 0) refuse("payment_type_unavailable");
  const mayHold = !(await hasHeldLong(context, tx));
  const { createdAt } = begun;
  const expiresAt = new Date(createdAt.getTime() + providerEntries[way].lifeMinutes * minuteMs);
  const payment: NewPayment = {
    ...begun,
    method: body.payment_method || null,
    state: "created",
    ...money,
    held: mayHold
      ? priced.lines.map(({ productId, variantId, stockStoreId, quantity, bookingId }): HeldPieces => ({
          productId,
          variantId,
          stockStoreId,
          quantity,
          ...(bookingId !== undefined && { bookingId }),
        }))
      : null,
    simulated: isSimulated(way, env),
    expiresAt,
    nextCheckAt: nextCheck({ state: "created", createdAt, expiresAt }, createdAt),
    ...prepare?.({ store, priced, money, expiresAt }),
  };
  const inserted = await insertPayment(tx, payment, { cause: `customer:${customer.customerId}`, at: createdAt });
  if (!mayHold) return inserted;
  await holdStock(tx, priced.lines);
  await extendHolds(tx, bookingIds(priced.lines), expiresAt);
  return inserted;
}

/**
 * Whether a shopper has been opening payments for more than an hour without paying one. Otherwise one code after the other
 * could hold the last pieces forever. The next payment holds nothing: once it is paid it takes the pieces that are for
 * sale then, or is refunded.
 */
function hasHeldLong({ customer, now }: CustomerContext, tx: Tx): Promise<boolean> {
  const to = new Date(now().getTime() - longestHoldMs);
  return hasAbandonedPayment(tx, customer, { from: new Date(to.getTime() - longestHoldMs), to });
}

/** The fields of an opened payment in the answers of all methods; `expires_in` in seconds. */
export function describeOpened({ reference, amount, currency, expiresAt, simulated }: Payment, now: Date) {
  return {
    payment_id: reference,
    amount: toMajor(amount, currency),
    currency,
    expires_at: expiresAt!.toISOString(),
    expires_in: Math.max(0, Math.floor((expiresAt!.getTime() - now.getTime()) / 1000)),
    simulated,
  };
}

/** The amount due in the currency that the shopper pays in: an order in dollars may be paid in riel, at the rate of the order. */
function dueIn({ grandTotal: amount, currency, rielRate }: PricedOrder, wanted: Money["currency"] | null): Money {
  if (wanted === null || wanted === currency) return { amount, currency };
  if (wanted === "USD" || rielRate === null) refuseFields({ currency: "invalid" });
  return { amount: toRiel(amount, rielRate), currency: "KHR" };
}
