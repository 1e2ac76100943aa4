import { useRouteLoaderData } from "react-router";
import type { Locale } from "@shop/kit/locale";
import type { SiteInfo } from "@shop/contract/types";

export interface RootData {
  site: SiteInfo;
  origin: string;
  locale: Locale;
}

/** What the root route loaded: the store and the language. Undefined where not even that could be had. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>("root");
}
