import type { CallData } from "@shop/contract/types";
import { useMoney, useT } from "../../../i18n/locale.tsx";
import { useRootData } from "../../../lib/root-data.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { QrCode } from "../../../ui/qr-code.tsx";
import { BankAppLink } from "./bank-app-link.tsx";
import { KhqrCard } from "./khqr-card.tsx";
import type { PaymentNews } from "../payment/poll-payment.ts";
import { saveCodePicture } from "./save-code-picture.ts";
import { SimulatedBank } from "./simulated-bank.tsx";
import { useOpenCode } from "./use-open-code.ts";

type Payment = CallData<"payment.generateKhqr">;

const clock = (milliseconds: number) => {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
};

/** The QR code with amount, store and remaining time; polls until the payment is settled. */
export function KhqrCode({
  payment,
  onSettled,
  onRenew,
}: {
  payment: Payment;
  onSettled: (news: PaymentNews) => void;
  onRenew: () => void;
}) {
  const t = useT();
  const money = useMoney();
  const store = useRootData()?.site.name ?? "";
  const left = useOpenCode(payment, onSettled);
  const amount = money(payment.amount, payment.currency);

  if (left === 0)
    return <CodeOver text={`${t("checkout.khqr_expired")} ${t("checkout.khqr_paid_late")}`} onRenew={onRenew} />;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="text-sm text-muted">{t("checkout.khqr_text")}</p>
      <KhqrCard store={store} amount={amount}>
        <QrCode text={payment.qr_string} label="KHQR" className="size-60" />
      </KhqrCard>
      {/* On one line, so that the buttons for the bank also fit on a small phone's screen. */}
      <div className="flex flex-wrap justify-center gap-x-3">
        <p className="font-semibold tabular-nums" role="timer">
          {t("checkout.khqr_left", { time: clock(left) })}
        </p>
        <p className="text-muted" role="status">
          {t("checkout.khqr_waiting")}
        </p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        {payment.deep_link && <BankAppLink address={payment.deep_link} />}
        <Button variant="secondary" onClick={() => saveCodePicture(payment.qr_string, store, amount)}>
          {t("checkout.khqr_save")}
        </Button>
      </div>
      {payment.simulated && <SimulatedBank paymentId={payment.payment_id} />}
    </div>
  );
}

/** Why a code can no longer be paid, and a button for a new one. */
export function CodeOver({ text, onRenew }: { text: string; onRenew: () => void }) {
  const t = useT();
  return (
    <div className="grid justify-items-center gap-4">
      <Alert tone="warning">{text}</Alert>
      {/* What had the focus is gone with the code. */}
      {/* oxlint-disable-next-line no-autofocus */}
      <Button autoFocus onClick={onRenew}>
        {t("checkout.khqr_again")}
      </Button>
    </div>
  );
}
