import { useEffect, useState } from "react";
import { onlinePayment } from "@shop/contract/online-ways";
import type { CallData, Refusal } from "@shop/contract/types";
import { usePath } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { isAway } from "../../../lib/api/is-away.ts";
import { loginPath, withReturnPath } from "../../../lib/links/return-path.ts";
import { isChange } from "../quote/changed-notice.tsx";
import { chosenOption, type CheckoutData } from "../quote/checkout-data.ts";
import { purchaseOf } from "../quote/purchase-of.ts";
import type { PaymentNews } from "../payment/poll-payment.ts";

export type Khqr = CallData<"payment.generateKhqr">;

/** The progress of a payment; for a refused one, why (null if no answer came), and whether trying again makes sense. */
type Step =
  | { name: "opening" }
  | { name: "scan"; payment: Khqr }
  | { name: "refused"; refusal: Refusal | null; again: boolean }
  | { name: "failed"; reason: string | null }
  | { name: "refund"; news: PaymentNews };

/** The payment to open: what it is for, and the form with the address and the note. */
export interface PaymentToOpen {
  data: CheckoutData;
  /**
   * How often the dialog has been opened. Part of the idempotency key: when it is opened again the
   * note may differ, and a failed payment must not be reused.
   */
  opening: number;
  form: HTMLFormElement;
}

/**
 * Opens a payment when the dialog opens and for each "new code": a code to scan, or the provider's
 * page. Calls `onChanged` if the order differs from what the page showed.
 */
export function useOpenedPayment({ data, opening, form }: PaymentToOpen, onChanged: (refusal: Refusal) => void) {
  const path = usePath();
  const [step, setStep] = useState<Step>({ name: "opening" });
  const [round, setRound] = useState(0);
  const fields = new FormData(form);
  const payer = {
    ...purchaseOf(data.buyNow),
    address: Number(fields.get("address")),
    note: String(fields.get("note") ?? ""),
  };
  const online = onlinePayment(data.way);
  const option = chosenOption(data);
  const total = option?.grand_total ?? 0;

  useEffect(() => {
    let isCancelled = false;
    setStep({ name: "opening" });
    const body = { ...payer, payment_method: online?.method, amount: total, expected_total: total };
    const idempotencyKey = `${data.key}/${opening}/${round}`;
    const search = new URLSearchParams(location.search);
    search.set("way", data.way);
    const checkout = `${location.pathname}?${search}`;
    const opened =
      online?.paidBy === "code"
        ? browserApi("payment.generateKhqr", { body: { ...body, type: data.way } }, { idempotencyKey })
        : browserApi(
            "payment.generate",
            {
              body: {
                ...body,
                type: data.way,
                success_url: location.origin + withReturnPath(path("/paypal/success"), checkout),
                cancel_url: location.origin + withReturnPath(path("/paypal/error"), checkout),
              },
            },
            { idempotencyKey },
          );
    void opened.then((result) => {
      if (isCancelled) return;
      if (!result.ok && result.refusal.error === "unauthorized") return location.assign(path(loginPath(location)));
      if (!result.ok)
        return isChange(result.refusal)
          ? onChanged(result.refusal)
          : setStep({
              name: "refused",
              refusal: result.status === 0 ? null : result.refusal,
              again: isAway(result.status),
            });
      const { data: payment } = result.answer;
      if ("link_url" in payment) location.assign(payment.link_url);
      else setStep({ name: "scan", payment });
    });
    return () => {
      isCancelled = true;
    };
    // One payment per opening of the dialog and per "new code".
    // oxlint-disable-next-line exhaustive-deps
  }, [round]);

  return { step, setStep, renew: () => setRound((value) => value + 1), payer, online, name: option?.name ?? "" };
}
