import type { Address, BankAccount, CallData } from "@shop/contract/types";
import type { FormState } from "../../../lib/forms/form.ts";

export type Quote = CallData<"checkout.quote">;
export type Way = Quote["options"][number]["type"];

export interface CheckoutData {
  quote: Quote;
  addresses: Address[];
  banks: BankAccount[];
  /** Id of the address that the fee is for. */
  addressId: number | null;
  way: Way;
  /** When the page was made; an order since then may be of what it shows. */
  at: string;
  /** The same for every sending of this page: pressing twice orders once. */
  key: string;
  /** Another choice than what this shows could not be priced: the shop was away. */
  unpriced?: true;
  /** What is bought, where it is not the cart. */
  buyNow: { product_id: number; quantity: number; variant_option_id: number | null } | null;
}

/** A page that was sent and is shown again: refused, or priced for what was chosen on it. */
export type SentCheckout = FormState | Pick<FormState, "values">;
