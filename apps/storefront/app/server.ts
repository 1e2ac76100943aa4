import { createRequestHandler, RouterContextProvider } from "react-router";
import * as build from "virtual:react-router/server-build";
import type { Client } from "@shop/contract/client";
import { splitPath, type Language } from "@shop/kit/locale";
import "./i18n/server-messages.ts";
import { requestContext, writtenPage, type WrittenPage } from "./lib/context.ts";
import { pieceOf, type Piece } from "./lib/pages/cached-parts.ts";
import { segmentOf } from "./lib/pages/first-segment.ts";
import { byFirstSegment } from "./lib/pages/own-routes.ts";
import { pagePath, withDecodablePath } from "./lib/links/page-url.ts";
import { busyPage, lastPage, noStorePage, tooLargePage } from "./i18n/plain-pages.ts";
import { publicAddress } from "./lib/pages/public-pages.ts";
import { quickPage } from "./lib/pages/quick-page.ts";

export interface Visit {
  /** Origin as the shopper's browser sees it. */
  origin: string;
  host: string;
  /** The page must contain nothing of the visitor, because it will be cached. */
  everybody: boolean;
  /** Creates this visitor's API client for a language; `onCookies` receives the cookies that the API sets. */
  api: (language: Language, onCookies: (cookies: readonly string[]) => void) => Client;
  /** Uploaded files of a form; its text fields are the request's body. */
  files: FormData;
}

/** The answer to a visit: either a page beside its (bodyless) response, or a complete response. */
export interface Visited {
  response: Response;
  page: Piece | null;
}

export { busyPage, lastPage, publicAddress, tooLargePage };

/** The router for all or some of the routes, and the fast path for cached pages. */
const handlersOf = (own: typeof build) => ({
  route: createRequestHandler(own, import.meta.env.MODE),
  quickly: quickPage(own),
});
const handlersBySegment = new Map(
  [...byFirstSegment(build, "routes/language")].map(([segment, own]) => [segment, handlersOf(own)]),
);
const anyHandlers = handlersOf(build);

let routerCount = 0;
/** How many public pages the fast path had to leave to the router since the start. */
export const routerPageCount = (): number => routerCount;

/** The storefront as a function from a request and its visitor to a page. Depends on the contract only. */
export async function handleVisit(sent: Request, visit: Visit): Promise<Visited> {
  const request = withDecodablePath(sent);
  const url = new URL(request.url);
  const pathname = pagePath(url.pathname);
  const { locale } = splitPath(pathname);
  const cookies: string[] = [];
  const api = visit.api(locale.language, (more) => void cookies.push(...more));
  const site = await api("site.get", { query: { domain: visit.host } });
  if (!site.ok) return withPage(noStorePage(request, site.status));

  const written: WrittenPage = { page: null };
  const context = new RouterContextProvider();
  context.set(requestContext, {
    api,
    site: site.answer.data,
    origin: site.answer.data.origin ?? visit.origin,
    everybody: visit.everybody,
    files: visit.files,
  });
  context.set(writtenPage, written);
  const handlers = handlersBySegment.get(segmentOf(pathname)) ?? anyHandlers;
  const quick = visit.everybody && pathname === url.pathname ? await handlers.quickly(request, context) : null;
  const response = quick
    ? new Response(null, { headers: { "content-type": "text/html; charset=utf-8" } })
    : await handlers.route(request, context);
  for (const cookie of cookies) response.headers.append("set-cookie", cookie);
  const page = quick ?? written.page;
  if (!page) return withPage(response);
  if (visit.everybody && !quick && response.status === 200) routerCount++;
  return { response, page };
}

/** Takes the page out of a response's body. */
async function withPage(response: Response): Promise<Visited> {
  const isPage = response.headers.get("content-type")?.startsWith("text/html");
  return { response, page: isPage ? pieceOf(await response.text()) : null };
}
