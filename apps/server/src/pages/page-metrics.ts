import type { PageCache } from "./page-cache.ts";
import type { Storefront } from "./storefront.ts";
import { gauge } from "../metrics/gauge.ts";

/** Metrics of the page cache. */
export function pageMetrics(pages: PageCache, { routerPageCount }: Pick<Storefront, "routerPageCount">): void {
  gauge("shop_pages_rendered", "Public pages rendered since the start", () => pages.misses);
  gauge("shop_pages_rendered_by_router", "Of these the ones that the whole router made, which takes half as long again", routerPageCount);
  gauge("shop_pages_kept_sent", "Public pages sent from memory since the start", () => pages.hits);
  gauge("shop_pages_kept_bytes", "Memory that cached pages take, in bytes", () => pages.bytes);
}
