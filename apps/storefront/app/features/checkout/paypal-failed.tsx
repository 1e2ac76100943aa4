import { Link } from "../../i18n/link.tsx";
import { useT } from "../../i18n/locale.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { failedText } from "./failed-text.ts";

/** Nothing was paid at the provider: the shopper broke off there, or was refused. */
export function PaypalFailed({ reason = null }: { reason?: string | null }) {
  const t = useT();
  const back = (
    <Link to="/checkout" className={buttonClass()}>
      {t("checkout.paypal_retry")}
    </Link>
  );
  return <EmptyState wholePage icon="circle-exclamation-point" title={t(failedText(reason))} action={back} />;
}
