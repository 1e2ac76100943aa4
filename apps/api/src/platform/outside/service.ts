import { setTimeout as sleep } from "node:timers/promises";
import { BreakerOpenError, createBreaker } from "./breaker.ts";

interface ServiceTerms {
  /** Timeout of a call including its retries, in milliseconds. */
  timeoutMs: number;
  /** Number of retries after a failure; 0 where a retry could do something twice. */
  repeats?: number;
}

/** An external service; all calls of it go through here. */
export interface Service {
  /**
   * Runs a call with timeout and retries, and not at all while the
   * circuit breaker is open ({@link BreakerOpenError}). `call` must end when its signal is aborted, and
   * throw where the service failed: what it returns counts as an answer.
   */
  run<Value>(call: (signal: AbortSignal) => Promise<Value>, asker?: AbortSignal): Promise<Value>;
}

/** Failures in a row after which a service is not called any more, and for how long. */
const patience = { failures: 5, restMs: 10_000 };
/** Pause before the first retry, in milliseconds; each further one is twice as long. */
const firstPauseMs = 150;

/** To be made once for each service and process, since failures are counted together. If the `asker` disconnects, that is no failure of the service. */
export function openService({ timeoutMs, repeats = 0 }: ServiceTerms, now: () => number = Date.now): Service {
  const breaker = createBreaker({ ...patience, now });
  return {
    async run(call, asker) {
      const time = AbortSignal.timeout(timeoutMs);
      const signal = asker ? AbortSignal.any([time, asker]) : time;
      for (let repeated = 0; ; repeated++) {
        try {
          return await breaker.run(
            () => call(signal),
            () => !asker?.aborted,
          );
        } catch (error) {
          if (repeated >= repeats || signal.aborted || error instanceof BreakerOpenError) throw error;
          // Random, so that calls which failed at the same moment are not all repeated at the same moment.
          await sleep(firstPauseMs * 2 ** repeated * (0.5 + Math.random()), undefined, { signal }).catch(
            () => undefined,
          );
        }
      }
    },
  };
}
