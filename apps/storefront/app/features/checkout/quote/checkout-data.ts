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
  /** When the page was made; a later order may contain what it shows. */
  at: string;
  /** Idempotency key of this page, so that a double click orders once. */
  key: string;
  /** A new choice could not be priced because the server was unavailable; this is the previous one. */
  unpriced?: true;
  /** What is bought directly; null for the cart. */
  buyNow: {
    product_id: number;
    quantity: number;
    variant_option_id: number | null;
    /** What the product's page showed. */
    seen_price: number | undefined;
  } | null;
}

/** A submitted page that is shown again: refused, or with new totals. */
export type SentCheckout = FormState | Pick<FormState, "values">;

/** The chosen payment method with its totals. */
export const chosenOption = ({ quote, way }: CheckoutData): Quote["options"][number] | undefined =>
  quote.options.find(({ type }) => type === way);
