import { useEffect, useMemo, useRef, useState } from "react";
import type { CallData } from "@shop/contract/types";
import { useMoney, usePath, useT } from "../../../i18n/locale.tsx";
import { browserApi } from "../../../lib/browser/browser-api.ts";
import { qrPath } from "../../../lib/qr-path.ts";
import { loginPath } from "../../../lib/links/return-path.ts";
import { useRootData } from "../../../lib/root-data.ts";
import { Alert } from "../../../ui/notices/alert.tsx";
import { Button } from "../../../ui/controls/button.tsx";
import { BankAppLink } from "./bank-app-link.tsx";
import { pollPayment, type PaymentNews } from "../payment/poll-payment.ts";
import { SimulatedBank } from "./simulated-bank.tsx";

type Payment = CallData<"payment.generateKhqr">;

const clock = (milliseconds: number) => {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
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
  const path = usePath();
  const money = useMoney();
  const store = useRootData()?.site.name ?? "";
  const { size, path: squares } = useMemo(() => qrPath(payment.qr_string, 4), [payment.qr_string]);
  // Uses elapsed time instead of the phone's clock, which may be wrong.
  const [end] = useState(() => performance.now() + payment.expires_in * 1000);
  const [left, setLeft] = useState(payment.expires_in * 1000);
  const [expired, setExpired] = useState(false);
  const settled = useRef(onSettled);
  settled.current = onSettled;

  useEffect(() => {
    const timer = setInterval(() => setLeft(end - performance.now()), 1000);
    return () => clearInterval(timer);
  }, [end]);
  useEffect(
    () =>
      pollPayment(
        async () => {
          const result = await browserApi("payment.status", { body: { payment_id: payment.payment_id } });
          if (!result.ok) {
            // Signed out elsewhere. The URL is that of the code's own page by now, which shows the result after sign-in.
            if (result.status === 401) location.assign(path(loginPath(location)));
            return null;
          }
          if (result.answer.data.payment_status === "expired") setExpired(true);
          return result.answer.data;
        },
        document,
        (news) => settled.current(news),
      ),
    [payment.payment_id, path],
  );

  if (expired || left <= 0)
    return <CodeOver text={`${t("checkout.khqr_expired")} ${t("checkout.khqr_paid_late")}`} onRenew={onRenew} />;
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="text-muted">{t("checkout.khqr_text")}</p>
      <div className="grid gap-2 rounded-lg border border-line bg-white p-3 text-black">
        <p className="font-semibold">{store}</p>
        <p className="khmer text-price">{money(payment.amount, payment.currency)}</p>
        <svg
          viewBox={`0 0 ${size} ${size}`}
          className="size-60"
          role="img"
          aria-label="KHQR"
          shapeRendering="crispEdges"
        >
          <path d={squares} fill="black" />
        </svg>
      </div>
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
        <Button
          variant="secondary"
          onClick={() => void savePicture(size, squares, store, money(payment.amount, payment.currency))}
        >
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
      <Button onClick={onRenew}>{t("checkout.khqr_again")}</Button>
    </div>
  );
}

/** Pixels per module of the saved image. */
const scale = 12;

/** Saves the code as a PNG with store and amount above it, to be opened in the bank's app. */
async function savePicture(size: number, path: string, store: string, amount: string): Promise<void> {
  const canvas = document.createElement("canvas");
  const head = 96;
  canvas.width = size * scale;
  canvas.height = size * scale + head;
  const context = canvas.getContext("2d")!;
  context.fillStyle = "white";
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = "black";
  context.textAlign = "center";
  context.font = `600 32px ${getComputedStyle(document.body).fontFamily}`;
  context.fillText(store, canvas.width / 2, 48, canvas.width - 48);
  context.fillText(amount, canvas.width / 2, 88, canvas.width - 48);
  context.translate(0, head);
  context.scale(scale, scale);
  const squares = new Path2D(path);
  // oxlint-disable-next-line no-array-fill-with-reference-type -- a canvas, not an array
  context.fill(squares);
  const link = document.createElement("a");
  link.href = canvas.toDataURL("image/png");
  link.download = "khqr.png";
  link.click();
}
