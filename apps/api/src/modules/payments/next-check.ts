import { isOpen } from "./payment-states.ts";
import type { Payment } from "./change-payment.ts";

const second = 1000;
const minute = 60 * second;

/** Pause before the bank is asked again, by the age of the payment: soon at first, then with patience. */
const pauses: readonly [youngerThan: number, pause: number][] = [
  [minute, 2 * second],
  [3 * minute, 5 * second],
  [Infinity, 10 * second],
];

/** After its time a payment is asked about so often more: money may have been on its way. */
const afterExpiry = [minute, 10 * minute, 60 * minute];

/** How long a payment whose bank does not answer keeps its pieces after its time. */
const patience = 15 * minute;

/** Pause between questions where no answer is near: about money that a provider looks at, and to a bank that is away. */
const longPause = 10 * minute;

/** How long after its time a payment is asked about whose bank has not said its last word. */
const lastWord = 7 * 24 * 60 * minute;

type Watched = Pick<Payment, "state" | "createdAt" | "expiresAt">;

/** Whether the bank was asked after the payment's time, so that it can be closed; or could not be for too long. */
export function isOver({ state, expiresAt }: Watched, now: Date, answered: boolean): boolean {
  if (!isOpen(state) || !expiresAt) return false;
  return now.getTime() >= expiresAt.getTime() + (answered ? 0 : patience);
}

/**
 * When the bank is asked next about a payment; null for never. One that was not `answered` is asked
 * again however late it is: money may be there that nobody has told of, as after a night without power.
 */
export function nextCheck({ state, createdAt, expiresAt }: Watched, now: Date, answered = true): Date | null {
  if (!expiresAt) return null;
  const at = (time: number) => new Date(time);
  if (isOpen(state)) {
    // Only what a provider looks at itself is open for so long.
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
