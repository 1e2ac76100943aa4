import type { MetaDescriptor } from "react-router";
import { message } from "../../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../../i18n/meta.ts";
import type { MetaArgs } from "../catalog-meta.ts";
import { storeData } from "../seo/store-data.ts";

/** Meta of the home page, with structured data about the store. */
export function homeMeta(args: MetaArgs): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root) return [];
  const { name, tagline, banners } = root.site;
  const description = tagline
    ? message(root.locale.language, "catalog.home_description", { store: name, tagline })
    : undefined;
  return [
    ...pageMeta({ root, path: "/", title: null, description, image: banners[0]?.image ?? null }),
    ...storeData(root).map((part) => ({ "script:ld+json": part })),
  ];
}
