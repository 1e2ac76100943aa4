import type { Caller } from "../../platform/context.ts";

/** The browser of a shopper at a host, for tests. */
export const callerAt = (host: string, ip = "203.0.113.7"): Caller => ({
  ip,
  requestId: "test",
  origin: `http://${host}`,
  host,
  userAgent: null,
});
