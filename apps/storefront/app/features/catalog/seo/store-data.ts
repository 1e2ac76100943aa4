import type { RootData } from "../../../lib/root-data.ts";
import { absoluteAddress, sharedPicture } from "../../../i18n/meta.ts";
import { phoneNumbers, socialLinks } from "../../../lib/links/store-links.ts";

/** A phone number in international format; Cambodian ones are written with a leading 0. */
const international = (number: string) => number.replace(/[^\d+]/g, "").replace(/^0/, "+855");

/**
 * Structured data about the store as an organization and about its website
 * (https://developers.google.com/search/docs/appearance/structured-data/organization and …/site-names).
 */
export function storeData({ site, origin, locale }: RootData): Record<string, unknown>[] {
  const home = new URL("/", origin).href;
  const numbers = [...new Set(phoneNumbers(site).map(({ number }) => international(number)))];
  const profiles = socialLinks(site).map(({ href }) => href);
  const keeper = { "@id": `${home}#store` };
  return [
    {
      "@context": "https://schema.org",
      "@type": "OnlineStore",
      ...keeper,
      name: site.name,
      url: home,
      logo: sharedPicture(site.logo, origin),
      ...(site.about_us && { description: site.about_us }),
      ...(profiles.length > 0 && { sameAs: profiles }),
      ...(numbers.length > 0 && {
        contactPoint: numbers.map((telephone) => ({
          "@type": "ContactPoint",
          contactType: "customer service",
          telephone,
          areaServed: "KH",
          availableLanguage: ["km", "en", "zh"],
        })),
      }),
      ...(site.location && {
        address: { "@type": "PostalAddress", streetAddress: site.location.address, addressCountry: "KH" },
      }),
    },
    {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: site.name,
      url: absoluteAddress(origin, "/", locale),
      inLanguage: locale.language,
      publisher: keeper,
    },
  ];
}
