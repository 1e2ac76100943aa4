import { savesData } from "../../../i18n/link-follower.tsx";
import { productRoute } from "../../../lib/links/product-route.ts";

/**
 * Prefetches the data of a product page when a pointer or finger comes near its card. The router
 * prefetches data only for routes without a `clientLoader`, and product pages have one
 * (`product/ahead/first-look.ts`). The URL is the one that the router will request.
 */
export function fetchAhead(page: string): void {
  const [path, search] = page.split("?");
  const href = `${path}.data?${search ? `${search}&` : ""}_routes=${encodeURIComponent(productRoute)}`;
  if (savesData() || document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href }));
}
