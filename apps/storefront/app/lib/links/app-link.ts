import type { SiteInfo } from "@shop/contract/types";

/**
 * Where a device gets the store's app: Android the Play Store, iOS devices the App Store, anything
 * else the Play Store; a configured link overrides both (specification, section 2). Null where
 * the store has no app.
 */
export function appLink(site: Pick<SiteInfo, "playstore" | "appstore" | "download_link">, userAgent: string): string | null {
  if (site.download_link) return site.download_link;
  const ios = /iPhone|iPad|iPod/i.test(userAgent);
  return (ios ? site.appstore : site.playstore) ?? site.playstore ?? site.appstore;
}
