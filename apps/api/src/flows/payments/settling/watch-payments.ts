import { type OnlineWay, onlineWays } from "@shop/contract/online-ways";
import { setTimeout as sleep } from "node:timers/promises";
import type { Services } from "../../../platform/context.ts";
import { logOnce } from "../../../platform/once/log-once.ts";
import { checkAllSoon, claimDuePayments, stopProviders } from "../../../modules/payments/public.ts";
import { checkPayments } from "./check-payments.ts";

/** Milliseconds between two looks for payments that are due. */
const roundMs = 1000;
/** Most payments of a round. */
const roundSize = 200;

/**
 * Watches payments until the bank has said what became of them, whether or not a browser is still
 * there. When to ask is a column of the payment, written with what caused it: it outlives this
 * process, and every process watches, none twice at once. Each way on its own: one provider that is
 * slow must not make the others' shoppers wait. Returns the way to stop.
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
        // By a clock that was set back, what was to be asked about in a moment would be for so long.
        if (lookedAt === null || at < lookedAt) await checkAllSoon(database.db, way, at);
        lookedAt = at;
        const due = await claimDuePayments(database.db, way, at, roundSize);
        found = due.length;
        await checkPayments(services, due, "poll");
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
