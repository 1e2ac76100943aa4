import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
} from "react-router";
import { splitPath } from "@shop/kit/locale";
import { apiOf, requestContext, writtenPage } from "./lib/context.ts";
import { pageOf, PageParts, pieceOf } from "./lib/pages/cached-parts.ts";
import { ownRoutes } from "./lib/pages/own-routes.ts";
import { inScript } from "./lib/pages/page-data.ts";
import { lastPage } from "./i18n/plain-pages.ts";
import { renderAtOnce, renderInParts, type Rendered } from "./lib/pages/render-page.tsx";

/**
 * Renders a page and appends the loaders' data in the form the router's script expects.
 * `ServerRouter` would stream that data through React a second time.
 */
async function write(page: Rendered) {
  const html = renderAtOnce(page);
  const { serverHandoffStream, renderMeta } = page.context;
  const handsOver = html !== null && serverHandoffStream && renderMeta?.didRenderScripts;
  const handoff = handsOver ? inScript(await new Response(serverHandoffStream).text()) : null;
  const text = html ?? (await renderInParts(page));
  return page.parts ? page.parts.whole(text, handoff) : pageOf(text, handoff);
}

/** Adds the categories to a 404 page, as ways to go on. The page works without them, so a failed call is ignored. */
async function addCategoriesTo404(routerContext: EntryContext, context: RouterContextProvider): Promise<void> {
  const missing = Object.values(routerContext.staticHandlerContext.errors ?? {}).find(
    (error) => isRouteErrorResponse(error) && error.status === 404,
  );
  if (!missing) return;
  const found = await apiOf(context)("categories.list", {});
  if (found.ok) missing.data = found.answer.data.map(({ to, name }) => ({ to, name }));
}

/**
 * Renders the whole page before sending it instead of streaming: the page is cached, compressed
 * once, and its inline scripts are hashed for the Content-Security-Policy.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  headers.set("content-type", "text/html; charset=utf-8");
  const written = context.get(writtenPage);
  const { language } = splitPath(new URL(request.url).pathname).locale;
  try {
    const { site, everybody } = context.get(requestContext);
    await addCategoriesTo404(routerContext, context);
    const parts = everybody ? new PageParts(site, language) : null;
    const { manifest, staticHandlerContext } = routerContext;
    written.page = await write({
      url: request.url,
      context: { ...routerContext, manifest: ownRoutes(manifest, staticHandlerContext.matches) },
      parts,
    });
    return new Response(null, { status, headers });
  } catch (error) {
    // After a failure the router renders once more, with the error page. If that fails too, only this static page is left.
    if (routerContext.staticHandlerContext.errors === null) throw error;
    console.error(error);
    written.page = pieceOf(lastPage(language));
    return new Response(null, {
      status: 500,
      headers: { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" },
    });
  }
}

/**
 * Logs a failure of a page. What the router itself answers with less than 500 is none: no route matches an
 * address with a line break, not even the one of all pages that are not found.
 */
export const handleError: HandleErrorFunction = (error, { request }) => {
  const isAnswered = isRouteErrorResponse(error) && error.status < 500;
  if (!isAnswered && !request.signal.aborted) console.error(error);
};
