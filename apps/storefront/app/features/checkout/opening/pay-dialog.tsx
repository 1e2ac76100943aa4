import { useNavigate } from "react-router";
import type { Refusal } from "@shop/contract/types";
import { usePath, useT } from "../../../i18n/locale.tsx";
import { useRefusalText } from "../../../ui/notices/refusal.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { isAway } from "../../../lib/api/is-away.ts";
import { cart } from "../../../state/cart/cart.ts";
import { snackbar } from "../../../state/snackbar.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Dialog } from "../../../ui/dialogs/dialog.tsx";
import { LoadFailed } from "../../../ui/notices/load-failed.tsx";
import { Spinner } from "../../../ui/notices/spinner.tsx";
import { failedText } from "../payment/failed-text.ts";
import { CodeOver, KhqrCode } from "../khqr/khqr-code.tsx";
import type { PaymentNews } from "../payment/poll-payment.ts";
import { RefundNotice } from "../payment/refund-notice.tsx";
import { useCodeAddress } from "./use-code-address.ts";
import { type Khqr, type PaymentToOpen, useOpenedPayment } from "./use-opened-payment.ts";

interface PayDialogProps extends PaymentToOpen {
  onChanged: (refusal: Refusal) => void;
  onClose: () => void;
}

/**
 * Pays before the order is placed: with a KHQR code that is polled until the money arrives, or on
 * the provider's page (specification, section 4). The server places the order of a paid payment by
 * itself; the call here only fetches the result.
 */
export function PayDialog({ onChanged, onClose, ...toOpen }: PayDialogProps) {
  const { data } = toOpen;
  const t = useT();
  const path = usePath();
  const navigate = useNavigate();
  const refusalText = useRefusalText();
  const { step, setStep, renew, payer, online, name } = useOpenedPayment(toOpen, onChanged);
  const byCode = online?.paidBy === "code";
  useCodeAddress(data.way, step.name === "scan" ? step.payment.payment_id : null);

  const settled = async (news: PaymentNews, payment: Khqr) => {
    if (news.payment_status === "refund_due" || news.payment_status === "refunded")
      return setStep({ name: "refund", news });
    if (news.payment_status !== "paid") return setStep({ name: "failed", reason: news.reason });
    const placed = await browserApi(
      "checkout.place",
      {
        body: {
          ...payer,
          payment_type: data.way,
          payment_method: online?.method,
          image_url: payment.qr_code_url,
          payment_id: payment.payment_id,
        },
      },
      { idempotencyKey: `${data.key}/order/${payment.payment_id}` },
    );
    // If the connection breaks here nothing is lost: the server has placed the order.
    const number = !placed.ok && isAway(placed.status) && news.order_number;
    snackbar.show(
      placed.ok ? placed.answer.message : number ? t("checkout.placed", { number }) : refusalText(placed.refusal),
    );
    void cart.reload(!data.buyNow);
    // The code's page, which leads here again, is not one to go back to.
    void navigate(path("/account/myaccount/myorders"), { replace: true });
  };

  return (
    <Dialog open title={byCode ? t("checkout.khqr_title") : name} onClose={onClose}>
      {/* As tall as a code in every step, so that nothing moves under the thumb. */}
      <div className={classNames("grid content-center", byCode && "min-h-[min(38rem,72dvh)]")}>
        {step.name === "opening" && (
          <Spinner label={byCode ? t("checkout.khqr_opening") : t("checkout.link_text", { provider: name })} />
        )}
        {step.name === "refused" &&
          (step.again ? (
            <LoadFailed text={refusalText(step.refusal)} retry={renew} />
          ) : (
            <Alert tone="danger">{refusalText(step.refusal)}</Alert>
          ))}
        {step.name === "refund" && <RefundNotice news={step.news} />}
        {step.name === "failed" && <CodeOver text={t(failedText(step.reason))} onRenew={renew} />}
        {step.name === "scan" && (
          <KhqrCode payment={step.payment} onSettled={(news) => void settled(news, step.payment)} onRenew={renew} />
        )}
      </div>
    </Dialog>
  );
}
