/**
 * The address of the page that a request is for. A form that is sent by the page's script, and
 * the data of a page, are asked for at `/page.data?_routes=…`: an address to come back to has
 * neither. `/_.data` is that of `/`.
 */
export function pageUrl(request: Request): URL {
  const url = new URL(request.url);
  url.pathname = url.pathname.replace(/\.data$/, "").replace(/^\/_$/, "/");
  // By its text, so that the rest of the query stays as it was written.
  url.search = url.search.replace(/([?&])_routes=[^&]*&?/, "$1").replace(/[?&]$/, "");
  return url;
}
