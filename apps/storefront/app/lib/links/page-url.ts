/** The path of the page that a path is for: the data of `/phone` is asked for at `/phone.data`, that of `/` at `/_.data`. */
export const pagePath = (pathname: string): string => (pathname === "/_.data" ? "/" : pathname.replace(/\.data$/, ""));

/**
 * The address of the page that a request is for. A form that is sent by the page's script, and
 * the data of a page, are asked for at `/page.data?_routes=…`: an address to come back to has
 * neither.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = pagePath(url.pathname);
  // By its text, so that the rest of the query stays as it was written.
  url.search = url.search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return url;
}
