import type { SiteInfo } from "@shop/contract/types";
import { useRootData } from "./root-data.ts";

/** The store of a page; only for what stands inside a route, where the root's data is there. */
export function useSite(): SiteInfo {
  return useRootData()!.site;
}
