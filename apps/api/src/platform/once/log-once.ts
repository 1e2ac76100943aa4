import type { Logger } from "pino";

export type TroubleLog = Pick<Logger, "warn" | "info">;

/** Logs lasting trouble only twice, when it begins and when it is over, however often something fails in between. */
export function logOnce(log: TroubleLog, begins: string, ends: string) {
  let told = false;
  return {
    failed(error: unknown): void {
      if (!told) log.warn({ err: error }, begins);
      told = true;
    },
    worked(): void {
      if (told) log.info(ends);
      told = false;
    },
  };
}
