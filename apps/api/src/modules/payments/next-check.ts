import { isOpen } from "./payment-states.ts";
import type { Payment } from "./change-payment.ts";

const second = 1000;
const minute = 60 * second;

/** Pause before the bank is asked again, by the age of the payment: short at first, then longer. */
const pauses: readonly [youngerThan: number, pause: number][] = [
  [minute, 2 * second],
  [3 * minute, 5 * second],
  [Infinity, 10 * second],
];

/** Ages past its expiry at which a payment is asked about again: money may have been on its way. */
const afterExpiry = [minute, 10 * minute, 60 * minute];

/** How long a payment whose bank does not answer keeps its pieces after its time. */
const patience = 15 * minute;

/** Pause between questions where no answer is near: the provider is reviewing the money, or the bank is away. */
const longPause = 10 * minute;

/** How long after its expiry a payment is still asked about while the bank has given no final answer. */
const lastWord = 7 * 24 * 60 * minute;

type Watched = Pick<Payment, "state" | "createdAt" | "expiresAt">;

/** Whether an open payment can be closed: it has expired and the bank was asked since, or has been out of reach for too long. */
export function isClosable({ state, expiresAt }: Watched, now: Date, answered: boolean): boolean {
  if (!isOpen(state) || !expiresAt) return false;
  return now.getTime() >= expiresAt.getTime() + (answered ? 0 : patience);
}

/**
 * When the bank is asked next about a payment; null for never. While it was not `answered` it is asked
 * again however late: money may have come that nobody heard of, as during a night without power.
 */
export function nextCheck({ state, createdAt, expiresAt }: Watched, now: Date, answered = true): Date | null {
  if (!expiresAt) return null;
  const at = (time: number) => new Date(time);
  if (isOpen(state)) {
    // Only a payment under the provider's review is open for so long.
    if (now.getTime() >= expiresAt.getTime() + patience) return at(now.getTime() + longPause);
    const age = now.getTime() - createdAt.getTime();
    const next = now.getTime() + pauses.find(([youngerThan]) => age < youngerThan)![1];
    // Not past its time: closing it frees what it holds.
    return at(now < expiresAt ? Math.min(next, expiresAt.getTime()) : next);
  }
  const later = afterExpiry.map((pause) => expiresAt.getTime() + pause).find((time) => time > now.getTime());
  if (later !== undefined) return at(later);
  return answered || now.getTime() >= expiresAt.getTime() + lastWord ? null : at(now.getTime() + longPause);
}
