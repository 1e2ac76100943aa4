import { splitPath } from "@shop/kit/locale";

/** What an address below a route begins with: its first segment as it stands, `*` where that may be anything. */
export function firstSegment(path: string | undefined): string {
  const segment = (path ?? "").split("/", 1)[0]!;
  return segment.startsWith(":") ? "*" : segment;
}

/** The segment by which the routes of an address are found; `pathname` may be that of a page's data. */
export const segmentOf = (pathname: string) => splitPath(pathname).path.split("/", 2)[1] ?? "";
