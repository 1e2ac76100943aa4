import { Histogram } from "prom-client";
import { gauge } from "./gauge.ts";

/** What a request was for: a page, the store API, a picture, or what stands beside them. */
export type RequestKind = "page" | "api" | "media" | "other";

/** Counts a request that was answered, with the seconds it took. */
export type CountRequest = (kind: RequestKind, status: number, seconds: number) => void;

/**
 * Requests by kind and status with their times, and those that were sent away. What is sent from memory is not among them: it
 * is counted by the page cache, and measuring it would cost as much as sending it.
 */
export function requestMetrics(overload: { readonly shed: number }): CountRequest {
  gauge("shop_requests_shed", "Requests sent away since the start because there were too many", () => overload.shed);
  const histogram = new Histogram({
    name: "shop_request_seconds",
    help: "Requests that were not answered from memory, by kind and status, with their time",
    labelNames: ["kind", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  return (kind, status, seconds) => histogram.observe({ kind, status: String(status) }, seconds);
}

/** The kind of a path. */
export function kindOf(path: string): RequestKind {
  if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "other";
  if (path === "/rest" || path.startsWith("/rest/")) return "api";
  return path.startsWith("/media/") ? "media" : "page";
}
