import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import type { CallData, Refusal } from "@shop/contract/types";
import { usePath, useT } from "../../i18n/locale.tsx";
import { useRefusalText } from "../../i18n/refusal.tsx";
import { browserApi } from "../../lib/browser-api.ts";
import { withReturnPath } from "../../lib/return-path.ts";
import { cart } from "../../state/cart.ts";
import { snackbar } from "../../state/snackbar.ts";
import { Alert } from "../../ui/alert.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RefundNotice } from "./refund-notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { isChange } from "./changed-notice.tsx";
import type { CheckoutData } from "./checkout-data.ts";
import { failedText } from "./failed-text.ts";
import { CodeOver, KhqrCode } from "./khqr-code.tsx";
import { orderWish } from "./order-wish.ts";
import type { PaymentNews } from "./poll-payment.ts";
import { useCodeAddress } from "./use-code-address.ts";

type Khqr = CallData<"payment.generateKhqr">;
type Step = { name: "opening" } | { name: "scan"; payment: Khqr } | { name: "refused"; refusal: Refusal } | { name: "failed"; reason: string | null } | { name: "refund"; news: PaymentNews };

interface PayDialogProps {
  data: CheckoutData;
  /** How often the dialog has been opened: opened again, what was typed may be another note, and a payment that failed stays one. */
  opening: number;
  form: HTMLFormElement;
  onChanged: (refusal: Refusal) => void;
  onClose: () => void;
}

/**
 * Pays before the order is placed: a KHQR code that is watched until the money is there, or the
 * provider's own page (specification, section 4). The server places the order of a paid payment
 * by itself; the call here only asks for its result.
 */
export function PayDialog({ data, opening, form, onChanged, onClose }: PayDialogProps) {
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const [step, setStep] = useState<Step>({ name: "opening" });
  const [round, setRound] = useState(0);
  const fields = new FormData(form);
  const address = Number(fields.get("address"));
  const note = String(fields.get("note") ?? "");
  const total = data.quote.options.find((option) => option.type === data.way)?.grand_total ?? 0;

  useEffect(() => {
    let gone = false;
    setStep({ name: "opening" });
    const wish = { ...orderWish(data.buyNow), address, note, amount: total, expected_total: total };
    const idempotencyKey = `${data.key}/${opening}/${round}`;
    const search = new URLSearchParams(location.search);
    search.set("way", data.way);
    const checkout = `${location.pathname}?${search}`;
    const opened =
      data.way === "khqr"
        ? browserApi("payment.generateKhqr", { body: { ...wish, payment_method: "wing", type: "khqr" } }, { idempotencyKey })
        : browserApi(
            "payment.generate",
            {
              body: {
                ...wish,
                payment_method: "paypal",
                success_url: location.origin + withReturnPath(path("/paypal/success"), checkout),
                cancel_url: location.origin + withReturnPath(path("/paypal/error"), checkout),
              },
            },
            { idempotencyKey },
          );
    void opened.then((result) => {
      if (gone) return;
      if (!result.ok && result.refusal.error === "unauthorized") return location.assign(path(withReturnPath("/login", location.pathname + location.search)));
      if (!result.ok) return isChange(result.refusal) ? onChanged(result.refusal) : setStep({ name: "refused", refusal: result.refusal });
      const { data: payment } = result.answer;
      if ("link_url" in payment) location.assign(payment.link_url);
      else setStep({ name: "scan", payment });
    });
    return () => {
      gone = true;
    };
    // One payment for each opening of the dialog and each "new code".
    // oxlint-disable-next-line exhaustive-deps
  }, [round]);

  useCodeAddress(step.name === "scan" ? step.payment.payment_id : null);
  const renew = () => setRound((value) => value + 1);
  const settled = async (news: PaymentNews, payment: Khqr) => {
    if (news.payment_status === "refund_due" || news.payment_status === "refunded") return setStep({ name: "refund", news });
    if (news.payment_status !== "paid") return setStep({ name: "failed", reason: news.reason });
    const placed = await browserApi(
      "checkout.place",
      {
        body: {
          ...orderWish(data.buyNow),
          address,
          note,
          payment_type: "khqr",
          payment_method: "wing",
          image_url: payment.qr_code_url,
          payment_id: payment.payment_id,
        },
      },
      { idempotencyKey: `${data.key}/order/${payment.payment_id}` },
    );
    // A connection that breaks here loses nothing: the order is in the list all the same.
    snackbar.show(placed.ok ? placed.answer.message : refusalText(placed.refusal));
    void cart.reload();
    void navigate(path("/account/myaccount/myorders"));
  };

  return (
    <Dialog open title={t("checkout.khqr_title")} onClose={onClose}>
      {/* As high as a code from the first moment to the last: nothing moves under the thumb. */}
      <div className={classNames("grid content-center", data.way === "khqr" && "min-h-[min(38rem,72dvh)]")}>
        {step.name === "opening" && <Spinner label={t("checkout.placing")} />}
        {step.name === "refused" && <Alert tone="danger">{refusalText(step.refusal)}</Alert>}
        {step.name === "refund" && <RefundNotice news={step.news} />}
        {step.name === "failed" && <CodeOver text={t(failedText(step.reason))} onRenew={renew} />}
        {step.name === "scan" && (
          <KhqrCode
            payment={step.payment}
            onSettled={(news) => void settled(news, step.payment)}
            onRenew={renew}
          />
        )}
      </div>
    </Dialog>
  );
}
