import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { failedText } from "./failed-text.ts";
import type { PaymentPageData } from "./payment-page.server.ts";
import { RefundNotice } from "./refund-notice.tsx";

/** The outcome of a payment that is no longer waited for and has no order. */
export function PaymentOver({ data: { payment, checkout } }: { data: PaymentPageData }) {
  const t = useT();
  if (payment.payment_status === "refund_due" || payment.payment_status === "refunded")
    return <RefundNotice news={payment} />;
  if (payment.reviewed) {
    return (
      <>
        <Alert tone="info">{t("checkout.payment_reviewed", { provider: payment.name })}</Alert>
        <Link to="/account/myaccount/myorders" className={buttonClass({ variant: "secondary" })}>
          {t("checkout.see_orders")}
        </Link>
      </>
    );
  }
  const isFailed = payment.payment_status === "failed";
  // Only a code can still be paid after it expired; the provider does not accept that.
  const isCode = payment.qr_code_url !== null;
  return (
    <>
      <Alert tone="warning">
        {isFailed ? t(failedText(payment.reason)) : t("checkout.khqr_expired")}
        {!isFailed && isCode && ` ${t("checkout.khqr_paid_late")}`}
      </Alert>
      <a href={checkout} className={buttonClass()}>
        {t(isCode ? "checkout.khqr_again" : "checkout.back_to_checkout")}
      </a>
    </>
  );
}
