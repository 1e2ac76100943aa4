import type { Caller, Services } from "../platform/context.ts";
import { isDatabaseAway, isOutOfResources, isTimeout } from "../platform/database/database-errors.ts";
import { Refusal } from "../platform/errors/refusal.ts";

/** The refusal for a call that threw `error`. Faults are logged, and shown without details. */
export function refusalOf(error: unknown, services: Services, caller: Caller): Refusal {
  if (error instanceof Refusal) return error;
  if (isDatabaseAway(error)) return new Refusal("unavailable", { retryAfter: 2 });
  const busy =
    (isTimeout(error) && "a call took too long") || (isOutOfResources(error) && "the database is out of room");
  services.log.error({ err: error, requestId: caller.requestId }, busy || "a call failed");
  return busy ? new Refusal("unavailable", { retryAfter: 5 }) : new Refusal("internal");
}
