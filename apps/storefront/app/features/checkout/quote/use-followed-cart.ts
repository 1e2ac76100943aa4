import { useEffect, useRef } from "react";
import { useRevalidator } from "react-router";
import { cart, type ShownCart } from "../../../state/cart/cart.ts";
import type { Quote } from "./checkout-data.ts";

const inCart = ({ lines }: ShownCart) =>
  lines
    .map(({ key, quantity, price }) => `${key} ${quantity} ${price}`)
    .sort()
    .join();
const inQuote = ({ lines }: Quote) =>
  lines
    .map(({ cart_id, quantity, price }) => `${cart_id} ${quantity} ${price}`)
    .sort()
    .join();

/**
 * Reloads the checkout when the server's cart differs from what it shows: a guest's lines were moved after
 * sign-in, or something was changed offline, in the cart drawer, in another window or by the store.
 */
export function useFollowedCart(quote: Quote, follow: boolean): void {
  const { revalidate } = useRevalidator();
  const shown = useRef(quote);
  useEffect(() => {
    shown.current = quote;
  }, [quote]);
  useEffect(() => {
    if (!follow) return;
    const compare = () => {
      const now = cart.get();
      if (now.settled && inCart(now) !== inQuote(shown.current)) void revalidate();
    };
    let stop: (() => void) | undefined;
    let isCancelled = false;
    void cart.whenAdopted().then(() => {
      if (isCancelled) return;
      compare();
      stop = cart.subscribe(compare);
    });
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [follow, revalidate]);
}
