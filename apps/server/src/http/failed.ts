import { isDatabaseAway } from "@shop/api/platform/database/database-errors";
import type { Logger } from "@shop/api/platform/log";

/** `Retry-After` of a 503, in seconds. */
export const retrySeconds = "2";

interface FailureAnswers {
  /** The database cannot be reached for now. */
  away: () => Response;
  /** Any other error, which has been logged. */
  broken: () => Response;
}

/** The response to a request whose handler threw an error that nobody expected. */
export function failed(
  error: unknown,
  { log, requestId }: { log: Pick<Logger, "error">; requestId: string },
  { away, broken }: FailureAnswers,
): Response {
  if (isDatabaseAway(error)) return away();
  log.error({ err: error, requestId }, "a request failed");
  return broken();
}
