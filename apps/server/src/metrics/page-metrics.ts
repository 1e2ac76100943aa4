import type { PageCache } from "../page-cache.ts";
import { gauge } from "./gauge.ts";

/** How kept pages do. */
export function pageMetrics(pages: PageCache): void {
  gauge("shop_pages_rendered", "Public pages rendered since the start", () => pages.misses);
  gauge("shop_pages_kept_sent", "Public pages sent from memory since the start", () => pages.hits);
  gauge("shop_pages_kept_bytes", "Memory that kept pages take, in bytes", () => pages.bytes);
}
