import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { CallData } from "@shop/contract/types";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { cart } from "../../../state/cart/cart.ts";
import { pollPayment } from "./poll-payment.ts";

type State = Pick<CallData<"payment.status">, "payment_status" | "reviewed" | "order_id">;

const written = ({ payment_status, reviewed, order_id }: State) => `${payment_status} ${reviewed} ${order_id}`;

/**
 * Polls a payment. Reloads the page's data only if the state differs from what is `shown`, or if the
 * shopper was signed out, so that a broken connection changes nothing on the page. Once there is an
 * order, reloads the cart too.
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
