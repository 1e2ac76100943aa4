/** How a way works that is paid before the order is placed: in a dialog or at the provider, which says that the money is there. */
export interface OnlinePayment {
  /** `payment_method` on the wire. */
  method: string;
  /** What the shopper pays by: a code that the shop shows, or a link to the provider's own page, which leads back. */
  paidBy: "code" | "link";
  /** Whether the provider knows riel; all know dollars. */
  takesRiel: boolean;
  /** Whether the provider is asked when the shopper comes back; else the shopper hears what the watch has learned. */
  askedOnReturn: boolean;
  /** Whether the provider takes the approved money at our word alone, which may come too late. */
  captured: boolean;
  /** How the headers begin by which the provider says that a webhook is its own; null where it tells nothing. */
  signedBy: string | null;
}

interface Way {
  /** Payment types that mean it on the wire. */
  types: readonly string[];
  /** What these ask for beside themselves (specification, section 5). */
  asks: readonly ("payment_method" | "image_url")[];
  /** How it is paid before the order; null where it is not. */
  online: OnlinePayment | null;
}

/** The ways to pay; all that goes by them follows from this table, and for those that are paid before the order from `modules/payments/providers` of the API. */
export const ways = {
  cod: { types: ["cash", "cod"], asks: [], online: null },
  khqr: { types: ["khqr"], asks: ["payment_method", "image_url"], online: { method: "wing", paidBy: "code", takesRiel: true, askedOnReturn: false, captured: false, signedBy: null } },
  bankTransfer: { types: ["transfer", "bankTransfer"], asks: ["payment_method", "image_url"], online: null },
  anakut: { types: ["anakut"], asks: [], online: null },
  paypal: { types: ["paypal"], asks: ["payment_method"], online: { method: "paypal", paidBy: "link", takesRiel: false, askedOnReturn: true, captured: true, signedBy: "paypal-" } },
} as const satisfies Record<string, Way>;

export type PaymentWay = keyof typeof ways;
/** All ways to pay, in the order of the table. */
export const paymentWays = Object.keys(ways) as PaymentWay[];

/** What a shopper can choose, as written on the wire; `creditCard` is known to the specification, but no way takes it. */
export type PaymentType = (typeof ways)[PaymentWay]["types"][number] | "creditCard";
/** All values of `payment_type`. */
export const paymentTypes: PaymentType[] = [...Object.values(ways).flatMap(({ types }): readonly PaymentType[] => types), "creditCard"];
