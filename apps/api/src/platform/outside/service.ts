import { setTimeout as sleep } from "node:timers/promises";
import { BreakerOpenError, createBreaker } from "./breaker.ts";

export interface ServiceTerms {
  /** Milliseconds that a call may take, its repetitions included. */
  timeoutMs: number;
  /** How often a call that failed is repeated; 0 where repeating it could do it twice. */
  repeats?: number;
}

/** A service outside the shop, of which all calls go this one way. */
export interface Service {
  /**
   * Runs a call within its time, again where it fails and that is allowed, and not at all while the
   * service is left alone ({@link BreakerOpenError}). `call` must end when its signal says so, and
   * throw where the service failed: what it returns counts as an answer.
   */
  run<Value>(call: (signal: AbortSignal) => Promise<Value>, asker?: AbortSignal): Promise<Value>;
}

/** Failures in a row after which a service is left alone, and for how long. */
const patience = { failures: 5, restMs: 10_000 };
/** Pause before the first repetition, in milliseconds; each further one is twice as long. */
const firstPauseMs = 150;

/** One for each service and process: its failures are counted together. An `asker` that goes away is no failure of the service. */
export function openService({ timeoutMs, repeats = 0 }: ServiceTerms, now: () => number = Date.now): Service {
  const breaker = createBreaker({ ...patience, now });
  return {
    async run(call, asker) {
      const time = AbortSignal.timeout(timeoutMs);
      const signal = asker ? AbortSignal.any([time, asker]) : time;
      for (let repeated = 0; ; repeated++) {
        try {
          return await breaker.run(() => call(signal), () => !asker?.aborted);
        } catch (error) {
          if (repeated >= repeats || signal.aborted || error instanceof BreakerOpenError) throw error;
          // Not all at the same moment, when all have failed at the same moment.
          await sleep(firstPauseMs * 2 ** repeated * (0.5 + Math.random()), undefined, { signal }).catch(() => undefined);
        }
      }
    },
  };
}
