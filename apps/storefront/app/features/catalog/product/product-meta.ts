import type { MetaDescriptor } from "react-router";
import { formatMoney, toMinor } from "@shop/kit/money";
import { message } from "../../../i18n/messages.ts";
import { absoluteAddress, pageMeta, rootOf, sharedPicture } from "../../../i18n/meta.ts";
import type { RootData } from "../../../lib/root-data.ts";
import { warrantyText } from "../../../i18n/warranty-text.ts";
import { payable } from "../card/card-product.ts";
import type { MetaArgs } from "../catalog-meta.ts";
import { plainText, structuredData } from "./structured-data.ts";
import type { ShownProduct } from "./load-product.ts";

function describe(product: ShownProduct, { site, locale: { language } }: RootData): string {
  const price = payable(product);
  if (price === null) return plainText(product.description);
  const minor = toMinor(price, site.currency) ?? 0;
  return message(language, "product.description_short", {
    name: product.name,
    store: site.name,
    price: formatMoney({ amount: minor, currency: site.currency }),
    warranty: warrantyText((...said) => message(language, ...said), product.warranty_months) ?? "",
  }).trim();
}

/** Meta of a product, with structured data for search engines. */
export function productMeta(args: MetaArgs, product: ShownProduct | undefined): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root || !product) return [];
  const { site, origin, locale } = root;
  const data = structuredData({
    product,
    store: site.name,
    currency: site.currency,
    home: message(locale.language, "core.home"),
    address: (path) => absoluteAddress(origin, path, locale),
    picture: (image) => sharedPicture(image, origin),
  });
  return [
    ...pageMeta({
      root,
      path: `/product/${product.id}`,
      title: product.name,
      description: describe(product, root),
      image: product.image,
    }),
    ...data.map((part) => ({ "script:ld+json": part })),
  ];
}
