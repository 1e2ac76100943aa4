import type { PageCache } from "./page-cache.ts";
import type { Storefront } from "./storefront.ts";
import { gauge } from "../metrics/gauge.ts";

/** Metrics of the page cache. */
export function pageMetrics(pages: PageCache, { madeByRouter }: Pick<Storefront, "madeByRouter">): void {
  gauge("shop_pages_rendered", "Public pages rendered since the start", () => pages.misses);
  gauge("shop_pages_rendered_by_router", "Of these the ones that the whole router made, which takes half as long again", madeByRouter);
  gauge("shop_pages_kept_sent", "Public pages sent from memory since the start", () => pages.hits);
  gauge("shop_pages_kept_bytes", "Memory that cached pages take, in bytes", () => pages.bytes);
}
