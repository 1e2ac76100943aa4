import { paymentWays, ways, type PaymentWay } from "@shop/contract/payment-ways";

const byType = new Map<string, PaymentWay | null>([...paymentWays.flatMap((way) => ways[way].types.map((type) => [type, way] as const)), ["creditCard", null]]);

/** The way to pay of a payment type; null for one that is not available (no card provider is configured), undefined for one that does not exist. */
export const readPaymentType = (type: string): PaymentWay | null | undefined => byType.get(type);

/** What a payment type asks for beside itself. */
export function extraFields(type: string): readonly ("payment_method" | "image_url")[] {
  const way = byType.get(type);
  return way ? ways[way].asks : [];
}
