import { paymentPollEvery } from "../../../lib/constants.ts";

export interface PaymentNews {
  payment_id: string;
  payment_status: string;
  order_id: string | null;
  order_number: string | null;
  reason: string | null;
}

/** The parts of `document` that tell whether the page is visible. */
export interface Visibility {
  hidden: boolean;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/** Final states. Not `expired`: a shopper who pays too late is told while they are still looking. */
const settled = new Set(["paid", "failed", "refund_due", "refunded"]);

/**
 * Polls a payment every two seconds until it is settled. Errors count as pending (specification,
 * section 4). Pauses while the page is hidden, and polls at once when it is visible again. Returns
 * a function that stops it.
 */
export function pollPayment(
  ask: () => Promise<PaymentNews | null>,
  visibility: Visibility,
  onSettled: (news: PaymentNews) => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  let asking = false;

  async function round(): Promise<void> {
    if (stopped || asking || visibility.hidden) return;
    asking = true;
    const news = await ask().catch(() => null);
    asking = false;
    if (stopped) return;
    if (news && settled.has(news.payment_status)) {
      stop();
      onSettled(news);
      return;
    }
    clearTimeout(timer);
    timer = setTimeout(round, paymentPollEvery);
  }

  const onVisibility = () => {
    clearTimeout(timer);
    void round();
  };
  function stop(): void {
    stopped = true;
    clearTimeout(timer);
    visibility.removeEventListener("visibilitychange", onVisibility);
  }

  visibility.addEventListener("visibilitychange", onVisibility);
  timer = setTimeout(round, paymentPollEvery);
  return stop;
}
