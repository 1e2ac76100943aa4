import type { EntryContext, ServerBuild } from "react-router";
import { firstSegment } from "./first-segment.ts";

/**
 * The shop's routes by the first segment of their addresses, behind the language: the router looks
 * through all that it has, twice for each request. What begins with nothing of the shop is for the whole.
 */
export function byFirstSegment(build: ServerBuild, parent: string): Map<string, ServerBuild> {
  const all = Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route] as const] : []));
  const isOfOne = ([id, { parentId, path }]: (typeof all)[number]) => id !== parent && (parentId === "root" || parentId === parent) && firstSegment(path) !== "*";
  const ofAny = all.filter((entry) => !isOfOne(entry));
  const groups = Map.groupBy(all.filter(isOfOne), ([, { path }]) => firstSegment(path));
  return new Map([...groups].map(([segment, routes]) => [segment, { ...build, routes: Object.fromEntries([...ofAny, ...routes]) }]));
}

type Manifest = EntryContext["manifest"];

/** The routes that a page is made of: the router would make its elements of all of the shop's eighty, for every page. */
export function ownRoutes(manifest: Manifest, matches: readonly { route: { id: string } }[]): Manifest {
  const routes: Manifest["routes"] = {};
  for (const { route } of matches) if (manifest.routes[route.id]) routes[route.id] = manifest.routes[route.id];
  return { ...manifest, routes };
}
