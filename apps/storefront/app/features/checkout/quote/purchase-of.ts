import type { CallInput } from "@shop/contract/types";
import type { CheckoutData } from "./checkout-data.ts";

type Purchase = Pick<
  CallInput<"checkout.quote">["body"],
  "checkout_type" | "product_id" | "quantity" | "variant_option_id" | "seen_price"
>;

/** What to buy, in the form that all checkout and payment calls expect; empty for the cart. */
export function purchaseOf(buyNow: CheckoutData["buyNow"]): Purchase {
  return buyNow ? { checkout_type: "buy_now", ...buyNow } : {};
}
