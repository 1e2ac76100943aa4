import { useEffect, useRef, useState } from "react";
import type { CallData } from "@shop/contract/types";
import { usePath } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { loginPath } from "../../../lib/links/return-path.ts";
import { pollPayment, type PaymentNews } from "../payment/poll-payment.ts";

/** Polls the payment of a code until it is settled. Returns the milliseconds for which it can still be paid, 0 once it has expired. */
export function useOpenCode(
  { payment_id, expires_in }: Pick<CallData<"payment.generateKhqr">, "payment_id" | "expires_in">,
  onSettled: (news: PaymentNews) => void,
): number {
  const path = usePath();
  // Uses elapsed time instead of the phone's clock, which may be wrong.
  const [end] = useState(() => performance.now() + expires_in * 1000);
  const [left, setLeft] = useState(expires_in * 1000);
  const [expired, setExpired] = useState(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  useEffect(
    () =>
      pollPayment(
        async () => {
          const result = await browserApi("payment.status", { body: { payment_id } });
          if (!result.ok) {
            // Signed out elsewhere. The URL is that of the code's own page by now, which shows the result after sign-in.
            if (result.status === 401) location.assign(path(loginPath(location)));
            return null;
          }
          if (result.answer.data.payment_status === "expired") setExpired(true);
          return result.answer.data;
        },
        document,
        (news) => settled.current(news),
      ),
    [payment_id, path],
  );
  return expired ? 0 : Math.max(0, left);
}
