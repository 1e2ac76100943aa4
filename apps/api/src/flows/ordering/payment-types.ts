import type { paymentTypes, PaymentWay } from "@shop/contract/calls/checkout";

/** What the wire's payment types mean. No card provider is configured, so a card is none of the ways. */
const wayOfType: Record<(typeof paymentTypes)[number], PaymentWay | null> = {
  cash: "cod",
  cod: "cod",
  khqr: "khqr",
  transfer: "bankTransfer",
  bankTransfer: "bankTransfer",
  anakut: "anakut",
  paypal: "paypal",
  creditCard: null,
};

/** The way to pay of a payment type; null for one that is not available, undefined for one that does not exist. */
export function readPaymentType(type: string): PaymentWay | null | undefined {
  return Object.hasOwn(wayOfType, type) ? wayOfType[type as keyof typeof wayOfType] : undefined;
}

/** What each payment type asks for beside itself (specification, section 5). */
export const extraFields: ReadonlyMap<string, readonly ("payment_method" | "image_url")[]> = new Map([
  ["bankTransfer", ["payment_method", "image_url"]],
  ["transfer", ["payment_method", "image_url"]],
  ["khqr", ["payment_method", "image_url"]],
  ["paypal", ["payment_method"]],
]);
