import { Histogram } from "prom-client";
import { gauge } from "./gauge.ts";

/** What a request was for; `other` are health checks and metrics. */
export type RequestKind = "page" | "api" | "media" | "other";

/** Counts an answered request and its duration in seconds. */
export type CountRequest = (kind: RequestKind, status: number, seconds: number) => void;

/**
 * Metrics of requests: how many by kind and status, how long they took, and how many were rejected. Those that are answered
 * from memory are not measured, since that would cost as much as sending them; the page cache counts its own.
 */
export function requestMetrics(overload: { readonly shed: number }): CountRequest {
  gauge("shop_requests_shed", "Requests rejected since the start because of overload", () => overload.shed);
  const histogram = new Histogram({
    name: "shop_request_seconds",
    help: "Duration of requests that were not answered from memory, by kind and status",
    labelNames: ["kind", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
  });
  return (kind, status, seconds) => histogram.observe({ kind, status: String(status) }, seconds);
}

/** What a request for a path is counted as. */
export function kindOf(path: string): RequestKind {
  if (path === "/healthz" || path === "/readyz" || path === "/metrics") return "other";
  if (path === "/rest" || path.startsWith("/rest/")) return "api";
  return path.startsWith("/media/") ? "media" : "page";
}
