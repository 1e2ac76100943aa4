import type { SiteInfo } from "@shop/contract/types";

/**
 * Where to get the store's app: the App Store on iOS, otherwise the Play Store; a configured
 * download link overrides both (specification, section 2). Null if the store has no app.
 */
export function appLink(
  site: Pick<SiteInfo, "playstore" | "appstore" | "download_link">,
  userAgent: string,
): string | null {
  if (site.download_link) return site.download_link;
  const ios = /iPhone|iPad|iPod/i.test(userAgent);
  return (ios ? site.appstore : site.playstore) ?? site.playstore ?? site.appstore;
}
