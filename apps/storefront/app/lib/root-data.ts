import { useRouteLoaderData } from "react-router";
import type { Locale } from "@shop/kit/locale";
import type { SiteInfo } from "@shop/contract/types";

export interface RootData {
  site: SiteInfo;
  origin: string;
  locale: Locale;
}

/** The data of the root route: store and language. Undefined if even those could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>("root");
}
