import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { paymentPollEvery } from "../../lib/constants.ts";
import { cart } from "../../state/cart.ts";

/** Asks again what became of a payment, by itself; where that was an order, what it is of has left the cart too. */
export function useWatchedPayment(watching: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!watching) return;
    const timer = setInterval(() => void (document.hidden || revalidate()), paymentPollEvery);
    return () => {
      clearInterval(timer);
      void cart.reload();
    };
  }, [watching, revalidate]);
}
