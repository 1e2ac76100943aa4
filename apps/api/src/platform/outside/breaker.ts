/** Thrown instead of calling a service that has failed repeatedly. */
export class BreakerOpenError extends Error {
  override name = "BreakerOpenError";
}

interface Breaker {
  /** Runs `call`, unless the breaker is open. An error for which `counts` is false is no failure of the service. */
  run<Value>(call: () => Promise<Value>, counts?: (error: unknown) => boolean): Promise<Value>;
}

/**
 * A circuit breaker: after some failures in a row it does not call a service for a while, then tries it with one
 * call: it gets time to recover, and nobody waits for its timeout meanwhile.
 */
export function createBreaker({
  failures,
  restMs,
  now,
}: {
  failures: number;
  restMs: number;
  now: () => number;
}): Breaker {
  let failed = 0;
  let openUntil = 0;
  let trying = false;
  return {
    async run(call, counts = () => true) {
      const isOpen = failed >= failures;
      if (isOpen && (now() < openUntil || trying))
        throw new BreakerOpenError("the service is left alone after repeated failures");
      trying = isOpen;
      try {
        const value = await call();
        failed = 0;
        return value;
      } catch (error) {
        if (counts(error)) failed++;
        if (failed >= failures) openUntil = now() + restMs;
        throw error;
      } finally {
        if (isOpen) trying = false;
      }
    },
  };
}
