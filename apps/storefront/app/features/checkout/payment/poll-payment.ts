import { paymentPollEvery } from "../../../lib/constants.ts";

export interface PaymentNews {
  payment_id: string;
  payment_status: string;
  order_id: string | null;
  order_number: string | null;
  reason: string | null;
}

/** Where the page is seen and told of it; the browser's `document` fits. */
export interface Visibility {
  hidden: boolean;
  addEventListener(type: "visibilitychange", listener: () => void): void;
  removeEventListener(type: "visibilitychange", listener: () => void): void;
}

/** States after which asking is of no use. Not `expired`: who pays too late is to be told of it while they look. */
const settled = new Set(["paid", "failed", "refund_due", "refunded"]);

/**
 * Asks for a payment's state every two seconds until it is settled. An error counts as pending
 * (specification, section 4). While the page is hidden nothing is asked; back in view it is
 * asked at once. Returns the way to stop.
 */
export function pollPayment(ask: () => Promise<PaymentNews | null>, visibility: Visibility, onSettled: (news: PaymentNews) => void): () => void {
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
