import { isDatabaseAway } from "@shop/api/platform/database/database";
import type { Logger } from "@shop/api/platform/log";

/** Seconds after which it is worth asking again where a database is away. */
export const retrySeconds = "2";

/** How a failure is told to whoever asked. */
export interface FailureAnswers {
  /** The database cannot be reached for now. */
  away: () => Response;
  /** Anything else; the log has its reason. */
  broken: () => Response;
}

/** What a request is answered with that failed where nothing should. */
export function failed(error: unknown, { log, requestId }: { log: Pick<Logger, "error">; requestId: string }, { away, broken }: FailureAnswers): Response {
  if (isDatabaseAway(error)) return away();
  log.error({ err: error, requestId }, "a request failed");
  return broken();
}
