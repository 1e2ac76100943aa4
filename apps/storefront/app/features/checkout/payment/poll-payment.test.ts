import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { paymentPollEvery } from "../../../lib/constants.ts";
import { pollPayment, type PaymentNews, type Visibility } from "./poll-payment.ts";

const news = (payment_status: string): PaymentNews => ({
  payment_id: "p",
  payment_status,
  order_id: null,
  order_number: null,
  reason: null,
});

class Page implements Visibility {
  hidden = false;
  listeners = new Set<() => void>();
  addEventListener(_: string, listener: () => void) {
    this.listeners.add(listener);
  }
  removeEventListener(_: string, listener: () => void) {
    this.listeners.delete(listener);
  }
  show(hidden: boolean) {
    this.hidden = hidden;
    for (const listener of this.listeners) listener();
  }
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("specification, section 4: asks every 2 seconds until paid", async () => {
  const answers = ["pending", "pending", "paid"];
  const ask = vi.fn(async () => news(answers.shift()!));
  const settled = vi.fn();
  pollPayment(ask, new Page(), settled);
  await vi.advanceTimersByTimeAsync(paymentPollEvery - 1);
  expect(ask).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * paymentPollEvery);
  expect(settled).toHaveBeenCalledExactlyOnceWith(news("paid"));
  await vi.advanceTimersByTimeAsync(10 * paymentPollEvery);
  expect(ask).toHaveBeenCalledTimes(3);
});

test("specification, section 8: an error counts as pending", async () => {
  const answers = [() => Promise.reject(new Error("network")), async () => null, async () => news("paid")];
  const settled = vi.fn();
  pollPayment(() => answers.shift()!(), new Page(), settled);
  await vi.advanceTimersByTimeAsync(3 * paymentPollEvery);
  expect(settled).toHaveBeenCalledOnce();
});

test("pauses while the page is hidden and polls at once when it is visible again", async () => {
  const ask = vi.fn(async () => news("pending"));
  const page = new Page();
  const stop = pollPayment(ask, page, () => undefined);
  await vi.advanceTimersByTimeAsync(paymentPollEvery);
  page.show(true);
  await vi.advanceTimersByTimeAsync(20 * paymentPollEvery);
  expect(ask).toHaveBeenCalledTimes(1);
  page.show(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(ask).toHaveBeenCalledTimes(2);
  stop();
  await vi.advanceTimersByTimeAsync(20 * paymentPollEvery);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(page.listeners.size).toBe(0);
});
