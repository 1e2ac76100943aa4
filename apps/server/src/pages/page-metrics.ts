import type { PageCache } from "./page-cache.ts";
import type { Storefront } from "./storefront.ts";
import { gauge } from "../metrics/gauge.ts";

/** Metrics of the page cache. */
export function pageMetrics(pages: PageCache, { routerPageCount }: Pick<Storefront, "routerPageCount">): void {
  gauge("shop_pages_rendered", "Public pages rendered since the start", () => pages.misses);
  gauge(
    "shop_pages_rendered_by_router",
    "Public pages rendered by the whole router, which takes half as long again",
    routerPageCount,
  );
  gauge("shop_pages_kept_sent", "Public pages sent from the cache since the start", () => pages.hits);
  gauge("shop_pages_kept_bytes", "Size of the page cache in bytes", () => pages.bytes);
}
