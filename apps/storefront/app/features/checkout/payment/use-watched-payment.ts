import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { CallData } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { cart } from "../../../state/cart/cart.ts";
import { pollPayment } from "./poll-payment.ts";

type State = Pick<CallData<"payment.status">, "payment_status" | "reviewed" | "order_id">;

const written = ({ payment_status, reviewed, order_id }: State) => `${payment_status} ${reviewed} ${order_id}`;

/**
 * Asks what became of a payment, by itself. The page is loaded anew only when there is something
 * else to say than what is `shown`, or when its shopper is signed out: a connection that breaks in
 * between changes nothing of what is seen. Of an order, what it is of has left the cart too.
 */
export function useWatchedPayment(paymentId: string | null, shown: State | null, watching: boolean): void {
  const { revalidate } = useRevalidator();
  const known = shown && written(shown);
  useEffect(() => {
    if (!watching) return;
    const ask = async () => {
      const result = await browserApi("payment.status", { body: { payment_id: paymentId } });
      if (result.ok ? written(result.answer.data) !== known : result.status === 401) await revalidate();
      return null;
    };
    const stop = pollPayment(ask, document, () => undefined);
    return () => {
      stop();
      void cart.reload();
    };
  }, [paymentId, known, watching, revalidate]);
}
