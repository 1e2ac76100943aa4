import { useSearchParams } from "react-router";
import type { CallData } from "@shop/contract/types";
import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { LinkFailed } from "./link-failed.tsx";
import { RefreshWithoutScript } from "../payment/refresh-without-script.tsx";
import { RefundNotice } from "../payment/refund-notice.tsx";
import { Spinner } from "../../../ui/notices/spinner.tsx";
import { useWatchedPayment } from "../payment/use-watched-payment.ts";

/** The page after returning from the provider: waits for the payment, or says why there is no order. */
export function LinkReturn({ news }: { news: CallData<"payment.status"> | null }) {
  const t = useT();
  const [search] = useSearchParams();
  const waiting =
    news === null ||
    news.payment_status === "pending" ||
    news.payment_status === "created" ||
    news.payment_status === "paid";
  useWatchedPayment(search.get("payment_id"), news, waiting);
  if (waiting) {
    return (
      <>
        <RefreshWithoutScript />
        {/* As tall as a page, so that nothing below it moves when the order appears. */}
        <div className="page grid min-h-[80dvh] content-center justify-items-center gap-4 text-center">
          <Spinner label={t("checkout.link_confirming")} />
          <p className="text-muted">
            {news?.reviewed ? t("checkout.payment_reviewed", { provider: news.name }) : t("checkout.link_leave")}
          </p>
          <Link to="/account/myaccount/myorders" className="link inline-flex min-h-11 items-center">
            {t("checkout.see_orders")}
          </Link>
        </div>
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
  return <LinkFailed reason={news.reason} />;
}
