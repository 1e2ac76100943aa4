import { paymentWays, ways, type PaymentWay } from "@shop/contract/payment-ways";

const byType = new Map<string, PaymentWay | null>([
  ...paymentWays.flatMap((way) => ways[way].types.map((type) => [type, way] as const)),
  ["creditCard", null],
]);

/** The payment method of a payment type; null for cards, which no provider handles yet, undefined for an unknown type. */
export const readPaymentType = (type: string): PaymentWay | null | undefined => byType.get(type);

/** Further fields that a payment type requires. */
export function extraFields(type: string): readonly ("payment_method" | "image_url")[] {
  const way = byType.get(type);
  return way ? ways[way].asks : [];
}
