import { useT } from "../../i18n/locale.tsx";
import { Alert } from "../../ui/alert.tsx";

const known = ["amount_mismatch", "late", "duplicate", "out_of_stock"] as const;

/** Money that arrived and cannot become an order is never swallowed: the shopper is told why and that it comes back. */
export function RefundNotice({ reason }: { reason: string | null }) {
  const t = useT();
  const code = known.find((one) => one === reason);
  return <Alert tone="warning">{t("checkout.refund_due", { reason: code ? t(`checkout.reason_${code}`) : (reason ?? "") })}</Alert>;
}
