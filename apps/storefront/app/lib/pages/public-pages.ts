import { splitPath } from "@shop/kit/locale";
import { pagePath } from "../links/page-url.ts";

/** Everything that narrows, sorts or turns a list's pages: see `features/catalog/list/list-query.ts`. */
const list = ["cat_id", "brand_id", "price_min", "price_max", "in_stock", "promotion", "filter", "sort", "page"];

/**
 * The pages that hold nothing of the visitor, with the query parameters that make a difference
 * to them. The server keeps these, rendered without the visitor's cookies; every other page is
 * rendered for its visitor and kept nowhere, as are these with a parameter that asks for what
 * changes by the minute (`unless`).
 */
export const publicPages: readonly [pattern: RegExp, parameters: readonly string[], unless?: string][] = [
  [/^\/$/, []],
  [/^\/category(\/\d+\/sub\/\d+)?$/, list],
  [/^\/(phone|camera|smarthome|sparepart|promotions|services)$/, list],
  [/^\/search\/[^/]+$/, [...list, "mentions"]],
  [/^\/product\/\d+$/, ["v"]],
  [/^\/brands$/, []],
  [/^\/compare$/, []],
  [/^\/services\/allfreelancer$/, ["skill", "province", "language", "page"]],
  [/^\/services\/freelancer$/, ["id"], "service"],
  [/^\/check-result(\/[^/]+)?$/, ["code"]],
  [/^\/print\/check$/, ["id"]],
  [/^\/(policy|chat)$/, []],
  [/^\/news$/, ["page"]],
  [/^\/help-center(\/index-copy)?$/, ["q"]],
  [/^\/(news\/\d+|help-center\/(category|detail)\/\d+)$/, []],
  [/^\/(robots\.txt|sitemap\.xml|manifest\.webmanifest)$/, []],
  [/^\/sitemap\/parts\/\w+$/, []],
];

/** Parameter of the router's own data requests: which routes' data is wanted. */
const routerParameter = "_routes";

/**
 * The address that a public page is kept under: path and the parameters that count, in one
 * order; null for a page that is not public. `/phone.data` is the data of `/phone`.
 */
export function publicAddress(url: URL): string | null {
  const isData = url.pathname.endsWith(".data");
  const { path } = splitPath(pagePath(url.pathname));
  const page = publicPages.find(([pattern]) => pattern.test(path));
  if (!page) return null;
  const [, parameters, unless] = page;
  if (unless && url.searchParams.has(unless)) return null;
  const counted = new Set([...parameters, ...(isData ? [routerParameter] : [])]);
  const kept = new URLSearchParams([...url.searchParams].filter(([name]) => counted.has(name)));
  kept.sort();
  return url.pathname + (kept.size > 0 ? `?${kept}` : "");
}
