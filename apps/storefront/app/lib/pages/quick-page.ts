import { createStaticHandler, type EntryContext, type LoaderFunctionArgs, type RouterContextProvider, type ServerBuild } from "react-router";
import { splitPath } from "@shop/kit/locale";
import { requestContext } from "../context.ts";
import { PageParts, type Piece } from "./kept-parts.ts";
import { ownRoutes } from "./own-routes.ts";
import { handoffOf, inScript } from "./page-data.ts";
import { renderAtOnce } from "./render-page.tsx";

type DataRoutes = Parameters<typeof createStaticHandler>[0];
type Route = NonNullable<ServerBuild["routes"][string]>;

/** The routes below one as the router's matching takes them. */
function dataRoutes(build: ServerBuild, parentId?: string): DataRoutes {
  const own = Object.values(build.routes).filter((route): route is Route => route !== undefined && (route.parentId ?? undefined) === parentId);
  return own.map(({ id, path, index, caseSensitive, module: { handle } }) =>
    index ? { id, path, index: true as const, handle } : { id, path, caseSensitive, handle, children: dataRoutes(build, id) },
  );
}

/** What the router asks a route's `headers` with where nothing failed and no loader said any of its own. */
const ofPlainPage = { loaderHeaders: new Headers(), parentHeaders: new Headers(), actionHeaders: new Headers(), errorHeaders: undefined };

/** What only the router answers: middleware, or headers that a plain page of the route has too. */
const needsRouter = ({ headers, middleware }: Partial<Route["module"]>): boolean =>
  middleware !== undefined || new Headers(typeof headers === "function" ? headers(ofPlainPage) : headers).keys().next().done === false;

/** A loader's answer that is more than its data: a response, or data with a status. */
const isAnswer = (value: unknown) => value instanceof Response || (typeof value === "object" && value !== null && "type" in value && value.type === "DataWithResponseInit");

/** Makes a page of a request's address; null for one that the router has to answer. */
export type QuickPage = (request: Request, context: RouterContextProvider) => Promise<Piece | null>;

/**
 * The way of a page that is everybody's past most of the router's: its loaders are called and its
 * elements made as the router does (`queryImpl` of `router.ts`, `renderHtml` of
 * `server-runtime/server.ts`), without the responses, streams, timers and headers that stand
 * between the two, which take as long as all loaders. Whatever is not a plain page, such as an
 * address that does not exist, a redirect or a failure, is left to the router, which then begins
 * anew. The address has to be one of `publicAddress`, whose query is written as the router writes it.
 */
export function quickPage(build: ServerBuild): QuickPage {
  const { basename = "/", future, routeDiscovery, ssr } = build;
  const handler = createStaticHandler(dataRoutes(build), { basename });
  const routeModules = Object.fromEntries(Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : []))) as EntryContext["routeModules"];
  const left = new Set(Object.values(build.routes).flatMap((route) => (route && (!route.module.default || needsRouter(route.module)) ? [route.id] : [])));
  const serverHandoffString = inScript(JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }));
  /** By the id of the page's own route. */
  const manifests = new Map<string, EntryContext["manifest"]>();

  return async (request, context) => {
    const url = new URL(request.url);
    const matches = handler.match(url.pathname);
    const page = matches?.at(-1)?.route.id;
    if (!matches || !page || matches.some(({ route }) => left.has(route.id))) return null;
    const routes = matches.map(({ route }) => build.routes[route.id]!);

    const { params } = matches[0]!;
    const pattern = routes.flatMap(({ path }) => path || []).join("/");
    const args = { request, url, params, pattern, context } as unknown as LoaderFunctionArgs;
    const answers = await Promise.all(routes.map(async ({ module: { loader } }) => loader?.(args))).catch(() => null);
    if (!answers || answers.some(isAnswer)) return null;
    const loaderData = Object.fromEntries(routes.flatMap(({ id, module: { loader } }, index) => (loader ? [[id, answers[index]]] : [])));

    const handoff = handoffOf({ loaderData, actionData: null, errors: null });
    if (handoff === null) return null;
    const manifest = manifests.get(page) ?? ownRoutes(build.assets, matches);
    manifests.set(page, manifest);
    const entry = {
      manifest,
      branches: [],
      routeModules,
      staticHandlerContext: {
        basename,
        location: { pathname: url.pathname, search: url.search, hash: "", state: null, key: "default", mask: undefined },
        matches,
        loaderData,
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        _match: handler.match,
      },
      serverHandoffString,
      renderMeta: {},
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: () => undefined,
    } as unknown as EntryContext;
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
