import { savesData } from "../../../i18n/link.tsx";

/**
 * Prefetches the data of a product page when a pointer or finger comes near its card. The router
 * prefetches data only for routes without a `clientLoader`, and product pages have one
 * (`product/ahead/first-look.ts`). The URL is the one that the router will request, which
 * names the route by its file.
 */
export function fetchAhead(page: string): void {
  const [path, search] = page.split("?");
  const href = `${path}.data?${search ? `${search}&` : ""}_routes=routes%2Fcatalog%2Fproduct`;
  if (savesData() || document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href }));
}
