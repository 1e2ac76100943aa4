import type { EntryContext, ServerBuild } from "react-router";
import { firstSegment } from "./first-segment.ts";

/**
 * The shop's routes grouped by the first segment of their paths after the language, because the
 * router scans all of its routes twice per request. A path that starts with no known segment is
 * matched against all routes.
 */
export function byFirstSegment(build: ServerBuild, parent: string): Map<string, ServerBuild> {
  const all = Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route] as const] : []));
  const isOfOne = ([id, { parentId, path }]: (typeof all)[number]) =>
    id !== parent && (parentId === "root" || parentId === parent) && firstSegment(path) !== "*";
  const ofAny = all.filter((entry) => !isOfOne(entry));
  const groups = Map.groupBy(all.filter(isOfOne), ([, { path }]) => firstSegment(path));
  return new Map(
    [...groups].map(([segment, routes]) => [segment, { ...build, routes: Object.fromEntries([...ofAny, ...routes]) }]),
  );
}

type Manifest = EntryContext["manifest"];

/** The manifest with the page's own routes only: the router would create elements for all eighty routes on every page. */
export function ownRoutes(manifest: Manifest, matches: readonly { route: { id: string } }[]): Manifest {
  const routes: Manifest["routes"] = {};
  for (const { route } of matches) if (manifest.routes[route.id]) routes[route.id] = manifest.routes[route.id];
  return { ...manifest, routes };
}
