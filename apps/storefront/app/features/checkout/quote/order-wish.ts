import type { CallInput } from "@shop/contract/types";
import type { CheckoutData } from "./checkout-data.ts";

type Wish = Pick<CallInput<"checkout.quote">["body"], "checkout_type" | "product_id" | "quantity" | "variant_option_id">;

/** What is bought, as every call of checkout and payment takes it: nothing for the cart. */
export function orderWish(buyNow: CheckoutData["buyNow"]): Wish {
  return buyNow ? { checkout_type: "buy_now", ...buyNow } : {};
}
