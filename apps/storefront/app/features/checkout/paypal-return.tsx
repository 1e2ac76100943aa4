import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { useT } from "../../i18n/locale.tsx";
import { paymentPollEvery } from "../../lib/constants.ts";
import { PaypalFailed } from "./paypal-failed.tsx";
import { RefreshWithoutScript } from "./refresh-without-script.tsx";
import { RefundNotice } from "./refund-notice.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { PaymentNews } from "./poll-payment.ts";

/** After the provider's page: waits for the payment, or says why there is no order. */
export function PaypalReturn({ news }: { news: PaymentNews | null }) {
  const t = useT();
  const { revalidate } = useRevalidator();
  const waiting = news === null || news.payment_status === "pending" || news.payment_status === "created" || news.payment_status === "paid";
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => void revalidate(), paymentPollEvery);
    return () => clearInterval(timer);
  }, [waiting, revalidate]);
  if (waiting) {
    return (
      <>
        <RefreshWithoutScript />
        {/* As high as a page, so that nothing below it moves when the order is there. */}
        <Spinner label={t("checkout.paypal_confirming")} className="min-h-[80dvh]" />
      </>
    );
  }
  if (news.payment_status === "refund_due" || news.payment_status === "refunded") {
    return (
      <div className="mx-auto w-full max-w-lg px-4 py-10">
        <RefundNotice news={news} />
      </div>
    );
  }
  return <PaypalFailed reason={news.reason} />;
}
