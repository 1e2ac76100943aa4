import type { createStaticHandler, EntryContext, ServerBuild } from "react-router";
import { ownRoutes } from "./own-routes.ts";
import { inScript } from "./page-data.ts";

type Match = ReturnType<typeof createStaticHandler>["match"];

/** A page of which nothing failed and to which no form was sent. */
interface PlainPage {
  url: URL;
  matches: NonNullable<ReturnType<Match>>;
  /** By route id. */
  loaderData: Record<string, unknown>;
}

/** Returns a function that makes what the router gives React for a plain page (`renderHtml` of `server-runtime/server.ts`). */
export function plainPageContext(build: ServerBuild, match: Match): (page: PlainPage) => EntryContext {
  const { basename = "/", future, routeDiscovery, ssr } = build;
  const routeModules = Object.fromEntries(
    Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
  ) as EntryContext["routeModules"];
  const serverHandoffString = inScript(JSON.stringify({ basename, future, routeDiscovery, ssr, isSpaMode: false }));
  /** By the id of the page's leaf route. */
  const manifests = new Map<string, EntryContext["manifest"]>();

  return ({ url: { pathname, search }, matches, loaderData }) => {
    const leaf = matches.at(-1)!.route.id;
    const manifest = manifests.get(leaf) ?? ownRoutes(build.assets, matches);
    manifests.set(leaf, manifest);
    return {
      manifest,
      branches: [],
      routeModules,
      staticHandlerContext: {
        basename,
        location: { pathname, search, hash: "", state: null, key: "default", mask: undefined },
        matches,
        loaderData,
        actionData: null,
        errors: null,
        statusCode: 200,
        loaderHeaders: {},
        actionHeaders: {},
        _match: match,
      },
      serverHandoffString,
      renderMeta: {},
      future,
      ssr,
      routeDiscovery,
      isSpaMode: false,
      serializeError: () => undefined,
    } as unknown as EntryContext;
  };
}
