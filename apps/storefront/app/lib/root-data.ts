import { useRouteLoaderData } from "react-router";
import type { Locale } from "@shop/kit/locale";
import type { SiteInfo } from "@shop/contract/types";

/** The store as every page has it: what only some pages show comes with their own data. */
export type ShownSite = Omit<SiteInfo, "delivery" | "holidays">;

export interface RootData {
  site: ShownSite;
  origin: string;
  locale: Locale;
}

/** The data of the root route: store and language. Undefined if even those could not be loaded. */
export function useRootData(): RootData | undefined {
  return useRouteLoaderData<() => RootData>("root");
}
