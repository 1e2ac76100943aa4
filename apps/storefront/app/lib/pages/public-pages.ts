import { splitPath } from "@shop/kit/locale";
import { pagePath } from "../links/page-url.ts";

/** Query parameters that filter, sort or page a list: see `features/catalog/list/list-query.ts`. */
const list = ["cat_id", "brand_id", "price_min", "price_max", "in_stock", "promotion", "filter", "sort", "page"];

/**
 * Pages that hold nothing of their visitor, with the query parameters that change their content.
 * The server renders these without cookies and caches them. All other pages are rendered per visitor and
 * never cached; so are these if the query has the parameter `unless`, for content that changes by
 * the minute.
 */
export const publicPages: readonly [pattern: RegExp, parameters: readonly string[], unless?: string][] = [
  [/^\/$/, []],
  [/^\/category(\/\d+\/sub\/\d+)?$/, list],
  [/^\/(phone|camera|smarthome|sparepart|promotions|services)$/, list],
  [/^\/search\/[^/]+$/, [...list, "mentions"]],
  [/^\/product\/\d+$/, ["v"]],
  [/^\/brands$/, []],
  [/^\/compare$/, []],
  [/^\/services\/allfreelancer$/, ["skill", "province", "language", "page", "service"]],
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

/** The router's own parameter in data requests: which routes' data are wanted. */
const routerParameter = "_routes";

/**
 * The cache key of a public page: path and relevant parameters, sorted. Null for a page that is not
 * public. A data request such as `/phone.data` has a key of its own.
 */
export function publicAddress(url: URL): string | null {
  const isData = url.pathname.endsWith(".data");
  const { path } = splitPath(pagePath(url.pathname));
  const page = publicPages.find(([pattern]) => pattern.test(path));
  if (!page) return null;
  const [, parameters, unless] = page;
  if (unless && url.searchParams.has(unless)) return null;
  const counted = new Set([...parameters, ...(isData ? [routerParameter] : [])]);
  const params = new URLSearchParams([...url.searchParams].filter(([name]) => counted.has(name)));
  params.sort();
  return url.pathname + (params.size > 0 ? `?${params}` : "");
}
