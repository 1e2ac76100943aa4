import type { Logger } from "pino";

export type TroubleLog = Pick<Logger, "warn" | "info">;

/** Logs lasting trouble only twice, when it begins and when it is over, however often something fails in between. */
export function logOnce(log: TroubleLog, begins: string, ends: string) {
  let isLogged = false;
  return {
    failed(error: unknown): void {
      if (!isLogged) log.warn({ err: error }, begins);
      isLogged = true;
    },
    worked(): void {
      if (isLogged) log.info(ends);
      isLogged = false;
    },
  };
}
