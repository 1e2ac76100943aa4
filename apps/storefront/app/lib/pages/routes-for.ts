import { firstSegment, segmentOf } from "./first-segment.ts";

interface TreeRoute {
  path?: string;
  children?: readonly TreeRoute[];
}

/** Routes that can match any path: the language, the home page, the 404 page. */
const isForAny = (first: string) => first === "*" || first === "";

/**
 * Which of the router's routes can match a URL, by its first segment after the language. A segment
 * that no route starts with may match any, as on the server (`byFirstSegment`).
 */
export function routesFor(
  routes: readonly TreeRoute[],
  pathname: string,
): { segment: string; canMatch: (route: TreeRoute) => boolean } {
  const segment = segmentOf(pathname);
  const isKnown = (some: readonly TreeRoute[]): boolean =>
    some.some(({ path, children }) => firstSegment(path) === segment || (children && isKnown(children)));
  return segment === "" || isKnown(routes)
    ? { segment, canMatch: ({ path }) => isForAny(firstSegment(path)) || firstSegment(path) === segment }
    : { segment: "*", canMatch: () => true };
}
