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

/**
 * The request with a path that can be decoded: where a percent sign encodes nothing, all of them are read as they are
 * written. The router would read such a path in the same way, but warns on the console each time that it matches routes,
 * which is twice a page, in the middle of the server's log, with as much text as the client likes.
 */
export function withDecodablePath(request: Request): Request {
  const url = new URL(request.url);
  try {
    decodeURIComponent(url.pathname);
    return request;
  } catch {
    url.pathname = url.pathname.replaceAll("%", "%25");
    return new Request(url, request);
  }
}
