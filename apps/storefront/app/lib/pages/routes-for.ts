import { firstSegment, segmentOf } from "./first-segment.ts";

interface TreeRoute {
  path?: string;
  children?: readonly TreeRoute[];
}

/** What begins with anything, or stands above all: the language, the home page, what is not there. */
const isForAny = (first: string) => first === "*" || first === "";

/**
 * Which of the router's routes an address may mean, by its first segment behind the language. What
 * begins with nothing of the shop may mean any, as on the server (`byFirstSegment`).
 */
export function routesFor(routes: readonly TreeRoute[], pathname: string): { segment: string; mayBeMeant: (route: TreeRoute) => boolean } {
  const segment = segmentOf(pathname);
  const isKnown = (some: readonly TreeRoute[]): boolean => some.some(({ path, children }) => firstSegment(path) === segment || (children && isKnown(children)));
  return segment === "" || isKnown(routes)
    ? { segment, mayBeMeant: ({ path }) => isForAny(firstSegment(path)) || firstSegment(path) === segment }
    : { segment: "*", mayBeMeant: () => true };
}
