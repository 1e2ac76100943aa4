/** The path of the page behind a data request: `/phone.data` belongs to `/phone`, `/_.data` to `/`. */
export const pagePath = (pathname: string): string => (pathname === "/_.data" ? "/" : pathname.replace(/\.data$/, ""));

/**
 * The URL of the page that a request belongs to. Form submissions and data requests made by the
 * router go to `/page.data?_routes=…`; a URL to return to must contain neither.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = pagePath(url.pathname);
  // Edited as text, so that the rest of the query keeps its encoding.
  url.search = url.search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return url;
}
