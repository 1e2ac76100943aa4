import type { SiteInfo } from "@shop/contract/types";
import { useRootData } from "./root-data.ts";

/** The store of this page. Only inside a route, where the root data exist. */
export function useSite(): SiteInfo {
  return useRootData()!.site;
}
