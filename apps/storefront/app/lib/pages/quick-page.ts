import {
  createStaticHandler,
  type LoaderFunctionArgs,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { splitPath } from "@shop/kit/locale";
import { requestContext } from "../context.ts";
import { PageParts, type Piece } from "./cached-parts.ts";
import { plainPageContext } from "./entry-context.ts";
import { handoffOf } from "./page-data.ts";
import { renderAtOnce } from "./render-page.tsx";

type DataRoutes = Parameters<typeof createStaticHandler>[0];
type Route = NonNullable<ServerBuild["routes"][string]>;

/** Converts the build's routes below a parent to what the router's matching expects. */
function dataRoutes(build: ServerBuild, parentId?: string): DataRoutes {
  const own = Object.values(build.routes).filter(
    (route): route is Route => route !== undefined && (route.parentId ?? undefined) === parentId,
  );
  return own.map(({ id, path, index, caseSensitive, module: { handle } }) =>
    index
      ? { id, path, index: true as const, handle }
      : { id, path, caseSensitive, handle, children: dataRoutes(build, id) },
  );
}

/** What the router passes to a route's `headers` if nothing failed and no loader set any. */
const ofPlainPage = {
  loaderHeaders: new Headers(),
  parentHeaders: new Headers(),
  actionHeaders: new Headers(),
  errorHeaders: undefined,
};

/** Whether a route needs the router itself: it has middleware, or sets headers even on a plain page. */
const needsRouter = ({ headers, middleware }: Partial<Route["module"]>): boolean =>
  middleware !== undefined ||
  new Headers(typeof headers === "function" ? headers(ofPlainPage) : headers).keys().next().done === false;

/** Whether a loader returned more than data: a response, or data with a status. */
const isAnswer = (value: unknown) =>
  value instanceof Response ||
  (typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit");

/** Renders the page of a request; null if the router has to answer it. */
type QuickPage = (request: Request, context: RouterContextProvider) => Promise<Piece | null>;

/**
 * A fast path for public pages that bypasses most of the router. It calls the loaders and creates
 * the elements as the router does (`queryImpl` of `router.ts`, `renderHtml` of
 * `server-runtime/server.ts`), but without the responses, streams, timers and headers in between,
 * which take as long as all loaders. Anything but a plain page (unknown URL, redirect, failure) is
 * left to the router, which starts over. The URL has to come from `publicAddress`, since its query
 * is then encoded as the router would encode it.
 */
export function quickPage(build: ServerBuild): QuickPage {
  const { match } = createStaticHandler(dataRoutes(build), { basename: build.basename ?? "/" });
  const contextOf = plainPageContext(build, match);
  const routerOnly = new Set(
    Object.values(build.routes).flatMap((route) =>
      route && (!route.module.default || needsRouter(route.module)) ? [route.id] : [],
    ),
  );

  return async (request, context) => {
    const url = new URL(request.url);
    const matches = match(url.pathname);
    if (!matches || matches.some(({ route }) => routerOnly.has(route.id))) return null;
    const routes = matches.map(({ route }) => build.routes[route.id]!);
    const loaderData = await loadAll(routes, { request, url, params: matches[0]!.params, context });
    if (!loaderData) return null;
    const handoff = handoffOf({ loaderData, actionData: null, errors: null });
    if (handoff === null) return null;
    const entry = contextOf({ url, matches, loaderData });
    const { site } = context.get(requestContext);
    const parts = new PageParts(site, splitPath(url.pathname).locale.language);
    try {
      const html = renderAtOnce({ url: request.url, context: entry, parts });
      return html === null ? null : parts.whole(html, entry.renderMeta?.didRenderScripts ? handoff : null);
    } catch {
      return null;
    }
  };
}

/** The data of the routes' loaders by route id; null if one failed, or returned more than data. */
async function loadAll(
  routes: Route[],
  visit: { request: Request; url: URL; params: object; context: RouterContextProvider },
): Promise<Record<string, unknown> | null> {
  const pattern = routes.flatMap(({ path }) => path || []).join("/");
  const args = { ...visit, pattern } as unknown as LoaderFunctionArgs;
  const answers = await Promise.all(routes.map(async ({ module: { loader } }) => loader?.(args))).catch(() => null);
  if (!answers || answers.some(isAnswer)) return null;
  return Object.fromEntries(
    routes.flatMap(({ id, module: { loader } }, index) => (loader ? [[id, answers[index]]] : [])),
  );
}
