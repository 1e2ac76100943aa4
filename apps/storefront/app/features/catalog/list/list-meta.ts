import type { MetaDescriptor } from "react-router";
import { message, type MessageKey } from "../../../i18n/messages.ts";
import { absoluteAddress, pageMeta, rootOf } from "../../../i18n/meta.ts";
import { pageTitle, type MetaArgs } from "../catalog-meta.ts";
import { firstCard } from "../card/card-product.ts";
import { trailData } from "../seo/trail-data.ts";
import type { ListPageData } from "./load-category.ts";

const withoutPage = (path: string) => path.replace(/[?&]page=\d+$/, "");

/** Meta of a list. Each page has its own canonical URL; filtered and sorted views point to the plain list. */
export function listMeta(args: MetaArgs, data: ListPageData | undefined, named?: MessageKey): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root || !data) return [];
  const { language } = root.locale;
  const { list } = data;
  const title = data.title ?? (named ? message(language, named) : "");
  const address = (path: string) => absoluteAddress(root.origin, path, root.locale);
  const trail = trailData({
    home: message(language, "core.home"),
    address,
    steps: [...data.crumbs, { name: title, to: withoutPage(list.canonical) }],
  });
  return [
    ...pageMeta({
      root,
      path: list.canonical,
      title: pageTitle(language, title, list.query.page),
      description: message(language, "catalog.list_description", { title, store: root.site.name }),
      image: firstCard(list.products)?.image ?? null,
      noindex: list.isEmpty,
    }),
    { "script:ld+json": trail },
  ];
}
