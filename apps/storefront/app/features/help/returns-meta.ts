import type { MetaDescriptor } from "react-router";
import { absoluteAddress, rootOf } from "../../i18n/meta.ts";

/**
 * Structured data that lead to the store's rules for returns, if it has written some: their text is the store's own, so
 * days and fees are not known (https://developers.google.com/search/docs/appearance/structured-data/return-policy).
 */
export function returnsMeta(
  args: Parameters<typeof rootOf>[0],
  policies: readonly { key: string }[],
): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root || !policies.some(({ key }) => key === "returns")) return [];
  const home = new URL("/", root.origin).href;
  const data = {
    "@context": "https://schema.org",
    "@type": "OnlineStore",
    "@id": `${home}#store`,
    name: root.site.name,
    url: home,
    hasMerchantReturnPolicy: {
      "@type": "MerchantReturnPolicy",
      merchantReturnLink: `${absoluteAddress(root.origin, "/policy", root.locale)}#returns`,
    },
  };
  return [{ "script:ld+json": data }];
}
