/**
 * When the money of an order counts as received, for a method that is not paid before the order:
 * - `on_delivery`: once the order is delivered, since the shopper pays in cash at the door;
 * - `by_transfer`: once staff have found the bank transfer that the shopper's receipt shows;
 * - `from_store_cash`: with the order, out of the customer's store cash.
 */
type LaterPayment = "on_delivery" | "by_transfer" | "from_store_cash";

/** How a method works that is paid before the order: in a dialog or at the provider, which confirms the payment. */
export interface OnlinePayment {
  /** `payment_method` on the wire. */
  method: string;
  /** Whether the shopper pays with a code that the shop shows, or through a link to the provider's page, which leads back. */
  paidBy: "code" | "link";
  /** Whether the provider accepts riel; all accept dollars. */
  takesRiel: boolean;
  /** Whether the provider is asked when the shopper comes back; otherwise the shopper sees what the payment watch has learned. */
  askedOnReturn: boolean;
  /** Whether the shop has to capture the approved money, which may come too late. */
  captured: boolean;
  /** Prefix of the headers that sign the provider's webhooks; null if it sends none. */
  signedBy: string | null;
}

interface Way {
  /** Values of `payment_type` that mean this method. */
  types: readonly string[];
  /** Further fields that these require (specification, section 5). */
  asks: readonly ("payment_method" | "image_url")[];
  /** How it is paid: before the order, which `isOnline` tells, or else when its money counts as received. */
  paid: OnlinePayment | LaterPayment;
}

/**
 * The payment methods. Everything that depends on the method follows from this table, and for
 * methods paid before the order also from `modules/payments/providers` of the API.
 */
export const ways = {
  cod: { types: ["cash", "cod"], asks: [], paid: "on_delivery" },
  khqr: {
    types: ["khqr"],
    asks: ["payment_method", "image_url"],
    paid: { method: "wing", paidBy: "code", takesRiel: true, askedOnReturn: false, captured: false, signedBy: null },
  },
  bankTransfer: { types: ["transfer", "bankTransfer"], asks: ["payment_method", "image_url"], paid: "by_transfer" },
  anakut: { types: ["anakut"], asks: [], paid: "from_store_cash" },
  paypal: {
    types: ["paypal"],
    asks: ["payment_method"],
    paid: {
      method: "paypal",
      paidBy: "link",
      takesRiel: false,
      askedOnReturn: true,
      captured: true,
      signedBy: "paypal-",
    },
  },
} as const satisfies Record<string, Way>;

export type PaymentWay = keyof typeof ways;
/** All payment methods, in the order of the table. */
export const paymentWays = Object.keys(ways) as PaymentWay[];

/** The values of `payment_type`; `creditCard` is in the specification, but no method accepts it. */
type PaymentType = (typeof ways)[PaymentWay]["types"][number] | "creditCard";
/** All values of `payment_type`. */
export const paymentTypes: PaymentType[] = [
  ...Object.values(ways).flatMap(({ types }): readonly PaymentType[] => types),
  "creditCard",
];
