import { type OnlineWay, onlineWays } from "@shop/contract/online-ways";
import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../../../platform/context.ts";
import { logOnce } from "../../../platform/once/log-once.ts";
import { checkAllSoon, claimDuePayments, stopProviders } from "../../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";

/** Milliseconds between two searches for payments that are due to be checked. */
const roundMs = 1000;
/** Maximum number of payments per round. */
const roundSize = 200;

/** Asks about the payments that are due, at most a round of them. Returns how many these were. */
export async function checkDuePayments(services: Services, way: OnlineWay, at: Date): Promise<number> {
  const due = await claimDuePayments(services.database.db, way, at, roundSize);
  await checkPayments(services, due, "poll");
  return due.length;
}

/**
 * Asks about open payments until the bank has given a final answer, whether or not a browser is still open. The time of
 * the next request is a column of the payment, so it survives this process. Every process watches, and claims a payment
 * before it asks about it, so that only one does. Each method has a loop of its own: a slow provider must not delay the
 * others. Returns a function that stops it.
 */
export function startPaymentWatch(services: Services): () => Promise<void> {
  const { database, log, now } = services;
  const stopping = new AbortController();

  async function watch(way: OnlineWay): Promise<void> {
    let lookedAt: Date | null = null;
    const trouble = logOnce(log, `payments by ${way} could not be watched`, `payments by ${way} are watched again`);
    while (!stopping.signal.aborted) {
      let found = 0;
      try {
        const at = now();
        // After the clock was set back, payments that were due in a moment would be due only after that much time.
        if (lookedAt === null || at < lookedAt) await checkAllSoon(database.db, way, at);
        lookedAt = at;
        found = await checkDuePayments(services, way, at);
        trouble.worked();
      } catch (error) {
        trouble.failed(error);
      }
      if (found < roundSize) await sleep(roundMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  const watching = Promise.all(onlineWays.map(watch));
  return async () => {
    stopping.abort();
    await watching;
    await stopProviders(services);
  };
}
