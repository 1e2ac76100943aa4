import { Link } from "../../../i18n/link.tsx";
import { useT } from "../../../i18n/locale.tsx";
import { Alert } from "../../../ui/notices/alert.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { refundReasons } from "./became-order.ts";
import type { PaymentNews } from "./poll-payment.ts";

/** The payment was received but cannot become an order: says why, and that the money will be paid back. */
export function RefundNotice({ news: { reason, order_id } }: { news: PaymentNews }) {
  const t = useT();
  const code = refundReasons.find((one) => one === reason);
  return (
    <div className="grid justify-items-center gap-4">
      <Alert tone="warning">
        {t("checkout.refund_due", { reason: code ? t(`checkout.reason_${code}`) : (reason ?? "") })}
      </Alert>
      {order_id && (
        <Link
          to={`/account/myaccount/myorders/checkout-detail/${order_id}`}
          className={buttonClass({ variant: "secondary" })}
        >
          {t("checkout.refund_see")}
        </Link>
      )}
    </div>
  );
}
