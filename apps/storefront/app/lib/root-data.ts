import { useRouteLoaderData } from "react-router";
import type { Locale } from "@shop/kit/locale";
import type { SiteInfo } from "@shop/contract/types";

export interface RootData {
  site: SiteInfo;
  origin: string;
  locale: Locale;
}

/** What is known of a store as one text: the router looks at each value of a page's data, there and again in the browser. */
export type SiteText = string & { readonly site: unique symbol };

const texts = new WeakMap<SiteInfo, SiteText>();

export function packSite(site: SiteInfo): SiteText {
  const text = texts.get(site) ?? (JSON.stringify(site) as SiteText);
  texts.set(site, text);
  return text;
}

let last: { text: SiteText; site: SiteInfo } | undefined;

/** Read once for all that ask about the same store one after the other. */
function unpackSite(text: SiteText): SiteInfo {
  if (last?.text !== text) last = { text, site: JSON.parse(text) as SiteInfo };
  return last.site;
}

/** The root's data as its loader hands it on. */
export type LoadedRoot = Omit<RootData, "site"> & { site: SiteText };

export const readRoot = (loaded: LoadedRoot): RootData => ({ ...loaded, site: unpackSite(loaded.site) });

/** What the root route loaded: the store and the language. Undefined where not even that could be had. */
export function useRootData(): RootData | undefined {
  const loaded = useRouteLoaderData<() => LoadedRoot>("root");
  return loaded && readRoot(loaded);
}
