import { useMoney, useT } from "../../../i18n/locale.tsx";
import { useRootData } from "../../../lib/root-data.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { buttonClass } from "../../../ui/controls/button.tsx";
import type { PaymentPageData } from "../payment/payment-page.server.ts";
import { PaymentOver } from "../payment/payment-over.tsx";

/** Links to the payment provider, for browsers in which the checkout's dialog does not run. */
export function LinkPage({ data }: { data: PaymentPageData }) {
  const t = useT();
  const money = useMoney();
  const store = useRootData()?.site.name ?? "";
  const { payment, left, checkout } = data;
  return (
    <div className="mx-auto grid w-full max-w-lg justify-items-center gap-4 px-4 py-6 text-center">
      <h1 className="text-title">{payment.name}</h1>
      {left > 0 && payment.link_url ? (
        <>
          <p className="text-muted">{t("checkout.link_text", { provider: payment.name })}</p>
          <div className="grid justify-items-center gap-2 card px-8 py-4">
            <p className="font-semibold">{store}</p>
            <p className="text-price">{money(payment.amount, payment.currency)}</p>
          </div>
          {payment.simulated && <Alert tone="warning">{t("checkout.khqr_simulated")}</Alert>}
          <div className="flex flex-wrap justify-center gap-2">
            <a href={payment.link_url} rel="noreferrer" className={buttonClass()}>
              {t("checkout.link_open", { provider: payment.name })}
            </a>
            <a href={checkout} className={buttonClass({ variant: "secondary" })}>
              {t("checkout.back_to_checkout")}
            </a>
          </div>
        </>
      ) : (
        <PaymentOver data={data} />
      )}
    </div>
  );
}
