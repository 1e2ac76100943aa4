import { splitPath } from "@shop/kit/locale";

/** The first segment of a route's path; `*` if it is a parameter. */
export function firstSegment(path: string | undefined): string {
  const segment = (path ?? "").split("/", 1)[0]!;
  return segment.startsWith(":") ? "*" : segment;
}

/** The first segment of a URL's path after the language; also accepts the path of a data request. */
export const segmentOf = (pathname: string) => splitPath(pathname).path.split("/", 2)[1] ?? "";
