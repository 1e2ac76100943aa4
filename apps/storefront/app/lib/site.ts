import { useRouteLoaderData } from "react-router";
import type { SiteInfo } from "@shop/contract/types";

/** What the root route loaded: the store of this page. */
export function useSite(): SiteInfo {
  return (useRouteLoaderData("root") as { site: SiteInfo }).site;
}
