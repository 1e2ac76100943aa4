import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useDate, useMoney, useT } from "../../../i18n/locale.tsx";
import { useRootData } from "../../../lib/root-data.ts";
import { buttonClass } from "../../../ui/controls/button.tsx";
import { BankAppLink } from "./bank-app-link.tsx";
import { KhqrCard } from "./khqr-card.tsx";
import type { PaymentPageData } from "../payment/payment-page.server.ts";
import { PaymentOver } from "../payment/payment-over.tsx";
import { RefreshWithoutScript } from "../payment/refresh-without-script.tsx";
import { SimulatedBank } from "./simulated-bank.tsx";
import { useWatchedPayment } from "../payment/use-watched-payment.ts";

/**
 * The code on a page of its own, for browsers in which the checkout's dialog does not run. The server
 * knows the state of the payment; the page only polls it, automatically and by "Check now".
 */
export function KhqrPage({ data }: { data: PaymentPageData }) {
  const t = useT();
  const { payment } = data;
  const open = useTimeLeft(data.left);
  const waiting = open || payment.payment_status === "paid";
  // Also after it expired: a shopper who pays too late is told while they are still looking.
  useWatchedPayment(
    payment.payment_id,
    payment,
    waiting || payment.payment_status === "pending" || payment.payment_status === "expired",
  );
  const page = useRef<HTMLDivElement>(null);
  // After a reload the browser is where the shopper was in the checkout (`useCodeAddress`), which here is below the code.
  useEffect(() => {
    const code = page.current!.querySelector("img");
    (code ?? page.current!).scrollIntoView({ block: "center", behavior: "instant" });
  }, []);
  return (
    <div ref={page} className="mx-auto grid w-full max-w-lg justify-items-center gap-4 px-4 py-6 text-center">
      {waiting && <RefreshWithoutScript />}
      <h1 className="text-title">{t("checkout.khqr_title")}</h1>
      {waiting ? <Code data={data} /> : <PaymentOver data={data} />}
    </div>
  );
}

/** Whether a time span is still running, independent of the phone's clock. */
function useTimeLeft(milliseconds: number): boolean {
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(setOver, milliseconds, milliseconds);
    return () => clearTimeout(timer);
  }, [milliseconds]);
  return milliseconds !== over;
}

function Code({ data: { payment, checkout } }: { data: PaymentPageData }) {
  const t = useT();
  const money = useMoney();
  const date = useDate();
  const { pathname, search } = useLocation();
  const store = useRootData()?.site.name ?? "";
  return (
    <>
      <p className="text-muted">{t("checkout.khqr_text")}</p>
      <KhqrCard store={store} amount={money(payment.amount, payment.currency)}>
        {payment.qr_code_url && (
          <img src={new URL(payment.qr_code_url).pathname} alt="KHQR" width={240} height={240} className="size-60" />
        )}
      </KhqrCard>
      {payment.expires_at && (
        <p className="font-semibold tabular-nums">
          {t("checkout.khqr_until", { time: date(payment.expires_at, "time") })}
        </p>
      )}
      <p className="text-muted" role="status">
        {t("checkout.khqr_waiting")}
      </p>
      <div className="flex flex-wrap justify-center gap-2">
        {payment.deep_link && <BankAppLink address={payment.deep_link} />}
        <a href={pathname + search} className={buttonClass({ variant: "secondary" })}>
          {t("checkout.khqr_check")}
        </a>
        {payment.payment_status !== "paid" && (
          <a href={checkout} className={buttonClass({ variant: "secondary" })}>
            {t("checkout.back_to_checkout")}
          </a>
        )}
      </div>
      {payment.simulated && (
        <form method="post">
          <SimulatedBank paymentId={payment.payment_id} />
        </form>
      )}
    </>
  );
}
