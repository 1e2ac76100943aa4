import { savesData } from "../../../i18n/link.tsx";

/**
 * Fetches what the page of a product needs when a finger or pointer comes near its card. The router
 * itself does so only for pages that have no first look (`product/ahead/first-look.ts`); the address is
 * the one that it will ask for.
 */
export function fetchAhead(page: string): void {
  const [path, search] = page.split("?");
  const href = `${path}.data?${search ? `${search}&` : ""}_routes=routes%2Fproduct`;
  if (savesData() || document.head.querySelector(`link[href="${href}"]`)) return;
  document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", as: "fetch", href }));
}
