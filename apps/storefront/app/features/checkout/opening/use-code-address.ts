import { useLayoutEffect } from "react";
import type { PaymentWay } from "@shop/contract/payment-ways";
import { usePath } from "../../../i18n/locale.tsx";
import { returnParameter } from "../../../lib/links/return-path.ts";

/**
 * While a code is shown, the URL is that of the code's own page. A phone short of memory discards the
 * shop while the bank's app is in front, and reloads it on return: the same code or its order has to
 * be there then, not a checkout that asks to pay again. So the URL changes before the code is painted.
 */
export function useCodeAddress(way: PaymentWay, paymentId: string | null): void {
  const path = usePath();
  useLayoutEffect(() => {
    if (paymentId === null) return;
    const checkout = location.pathname + location.search;
    const code = `${path(`/checkout/${way}`)}?${new URLSearchParams({ payment: paymentId, [returnParameter]: checkout })}`;
    history.replaceState(history.state, "", code);
    return () => {
      // Unless the shopper has navigated elsewhere, for example to the order.
      if (location.pathname + location.search === code) history.replaceState(history.state, "", checkout);
    };
  }, [way, paymentId, path]);
}
