import { randomUUID } from "node:crypto";
import type { CustomerContext } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { lockCart } from "../../modules/cart/public.ts";
import { joinAttempt, takesWay, type NewPayment } from "../../modules/payments/public.ts";
import { readStore, type Store } from "../../modules/stores/public.ts";
import { releasePaymentHolds } from "./payment-holds.ts";
import { assertExpected, priceOrder, type OrderTerms, type PricedOrder } from "./price-order.ts";
import { purchaseKey } from "./read-checkout.ts";

/**
 * Locks a customer's cart, so that their checkouts run one after the other, and reads the
 * store; refused if it does not accept the way to pay.
 */
export async function beginCheckout(
  { customer, store: { id }, env }: CustomerContext,
  tx: Tx,
  way: OrderTerms["way"],
): Promise<Store> {
  await lockCart(tx, customer);
  const store = await readStore(tx, id);
  if (!takesWay(store, way, env)) refuse("payment_type_unavailable");
  return store;
}

interface Priced {
  priced: PricedOrder;
  /** The fields that every new payment of the attempt has. */
  payment: Pick<
    NewPayment,
    "reference" | "storeId" | "customerId" | "way" | "priced" | "purchase" | "attempt" | "createdAt"
  >;
}

/**
 * Prices the purchase for the next payment or order of its attempt, after the holds of the earlier ones
 * have been ended. Refused with `price_changed` if the shopper expects another total. Must be called after {@link beginCheckout}.
 */
export async function priceAttempt(
  context: CustomerContext,
  tx: Tx,
  terms: OrderTerms,
  expectedTotal: number | null,
): Promise<Priced> {
  const { customer, now } = context;
  const { purchase, way } = terms;
  const attempt = await joinAttempt(tx, customer, purchaseKey(purchase));
  for (const held of attempt.held) await releasePaymentHolds(tx, held, now());
  const priced = await priceOrder(context, tx, terms);
  assertExpected(priced, expectedTotal);
  const { storeId, customerId } = customer;
  return {
    priced,
    payment: {
      reference: randomUUID(),
      storeId,
      customerId,
      way,
      priced,
      purchase: purchaseKey(purchase),
      attempt: attempt.id,
      createdAt: now(),
    },
  };
}
