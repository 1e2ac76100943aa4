import { Gauge } from "prom-client";
import type { PageCache } from "./page-cache.ts";

/** How kept pages do, for `/metrics`. */
export function pageMetrics(pages: PageCache): void {
  const show = (name: string, help: string, value: () => number) => new Gauge({ name, help, collect() { this.set(value()); } });
  show("shop_pages_rendered", "Public pages rendered since the start", () => pages.misses);
  show("shop_pages_kept_sent", "Public pages sent from memory since the start", () => pages.hits);
  show("shop_pages_kept_bytes", "Memory that kept pages take, in bytes", () => pages.bytes);
}
