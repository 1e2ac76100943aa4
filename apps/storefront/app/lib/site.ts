import { useRootData, type ShownSite } from "./root-data.ts";

/** The store of this page. Only inside a route, where the root data exist. */
export function useSite(): ShownSite {
  return useRootData()!.site;
}
