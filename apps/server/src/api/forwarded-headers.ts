import { onlinePayment, onlineWays } from "@shop/contract/online-ways";
import type { Caller } from "@shop/api/platform/context";

/** Request headers that a remote store API needs. */
const forwarded = [
  "accept",
  "accept-language",
  "authorization",
  "content-type",
  "cookie",
  "idempotency-key",
  "origin",
  "sec-fetch-site",
  "user-agent",
];
/** Prefixes of the headers in which payment providers sign their webhooks. */
const signatures = onlineWays.map((way) => onlinePayment(way).signedBy).filter((prefix) => prefix !== null);
const isForwarded = (name: string) => forwarded.includes(name) || signatures.some((prefix) => name.startsWith(prefix));

/** Response headers that the browser needs. */
const returned = [
  "allow",
  "cache-control",
  "content-disposition",
  "content-security-policy",
  "content-type",
  "location",
  "retry-after",
  "set-cookie",
  "x-content-type-options",
  "x-request-id",
];

/** The headers of a request to a remote store API: some of the browser's own, and who calls. */
export function forwardedHeaders(request: Request, caller: Caller): Headers {
  const headers = new Headers([...request.headers].filter(([name]) => isForwarded(name)));
  headers.set("x-forwarded-for", caller.ip);
  headers.set("x-forwarded-host", new URL(caller.origin).host);
  headers.set("x-forwarded-proto", new URL(caller.origin).protocol.slice(0, -1));
  return headers;
}

/** The headers of its response that are handed back to the browser. */
export function returnedHeaders(response: Response): Headers {
  return new Headers([...response.headers].filter(([name]) => returned.includes(name)));
}
