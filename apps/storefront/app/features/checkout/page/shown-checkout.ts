import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { isAway } from "../../../lib/is-away.ts";
import type { CheckoutData } from "../quote/checkout-data.ts";

/** What stands on the open page, null on all others. */
let shown: CheckoutData | null = null;

export const useShownCheckout = (data: CheckoutData): void =>
  useEffect(() => {
    shown = data;
    return () => void (shown = null);
  }, [data]);

/** The checkout as it is now. Where the shop cannot be asked, the open page stays as it is, with all that was typed, and says so. */
export async function stayShown({ request, serverLoader }: { request: Request; serverLoader: () => Promise<CheckoutData> }): Promise<CheckoutData> {
  try {
    return await serverLoader();
  } catch (error) {
    const isDecided = error instanceof Response || (isRouteErrorResponse(error) && !isAway(error.status));
    if (isDecided || !shown || new URL(request.url).pathname !== location.pathname) throw error;
    return { ...shown, unpriced: true };
  }
}
