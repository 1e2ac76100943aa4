import { useEffect } from "react";
import { isDecided } from "../../../lib/api/is-decided.ts";
import type { CheckoutData } from "../quote/checkout-data.ts";

/** The data of the open checkout page; null on all other pages. */
let shown: CheckoutData | null = null;

export const useShownCheckout = (data: CheckoutData): void =>
  useEffect(() => {
    shown = data;
    return () => void (shown = null);
  }, [data]);

/** Loads the current checkout. If the shop cannot be reached, keeps the open page with what was typed, and marks it as unpriced. */
export async function loadCheckoutOrKeep({
  request,
  serverLoader,
}: {
  request: Request;
  serverLoader: () => Promise<CheckoutData>;
}): Promise<CheckoutData> {
  try {
    return await serverLoader();
  } catch (error) {
    if (isDecided(error) || !shown || new URL(request.url).pathname !== location.pathname) throw error;
    return { ...shown, unpriced: true };
  }
}
