import { dayMs, hourMs, minuteMs } from "@shop/kit/durations";
import { isOpen } from "./payment-states.ts";
import type { Payment } from "./change-payment.ts";

/** Pause before the bank is asked again, by the age of the payment, in milliseconds: short at first, then longer. */
const pauses: readonly [youngerThan: number, pause: number][] = [
  [minuteMs, 2000],
  [3 * minuteMs, 5000],
  [Infinity, 10_000],
];

/** Times after the expiry of a payment at which the bank is asked again: money may have been on its way. */
const afterExpiry = [minuteMs, 10 * minuteMs, hourMs];

/** How long after its expiry a payment keeps its pieces if the bank does not answer. */
const patience = 15 * minuteMs;

/** Pause between requests if no answer is expected soon: the provider is reviewing the payment, or the bank cannot be reached. */
const longPause = 10 * minuteMs;

/** How long after its expiry a payment is asked about for the last time: a bank may report a transfer hours late. */
const lastLook = dayMs;

/** The same while the bank has given no final answer. */
const lastWord = 7 * dayMs;

type Watched = Pick<Payment, "state" | "createdAt" | "expiresAt">;

interface Asked {
  /** Whether the bank has given a final answer. */
  answered: boolean;
}

/** Whether an open payment can be closed: it has expired and the bank was asked since, or has been out of reach for too long. */
export function isClosable({ state, expiresAt }: Watched, now: Date, { answered }: Asked): boolean {
  if (!isOpen(state) || !expiresAt) return false;
  return now.getTime() >= expiresAt.getTime() + (answered ? 0 : patience);
}

/**
 * When the bank is asked next about a payment; null for never. Until the bank has given a final answer it is asked again,
 * however late: money may have arrived while the shop was not running.
 */
export function nextCheck(
  { state, createdAt, expiresAt }: Watched,
  now: Date,
  { answered }: Asked = { answered: true },
): Date | null {
  if (!expiresAt) return null;
  const at = (time: number) => new Date(time);
  if (isOpen(state)) {
    // Only a payment under the provider's review is open for so long.
    if (now.getTime() >= expiresAt.getTime() + patience) return at(now.getTime() + longPause);
    const age = now.getTime() - createdAt.getTime();
    const next = now.getTime() + pauses.find(([youngerThan]) => age < youngerThan)![1];
    // Not later than the expiry: closing the payment releases what it holds.
    return at(now < expiresAt ? Math.min(next, expiresAt.getTime()) : next);
  }
  const later = afterExpiry.map((pause) => expiresAt.getTime() + pause).find((time) => time > now.getTime());
  if (later !== undefined) return at(later);
  const last = expiresAt.getTime() + (answered ? lastLook : lastWord);
  if (now.getTime() >= last) return null;
  return at(answered ? last : now.getTime() + longPause);
}
