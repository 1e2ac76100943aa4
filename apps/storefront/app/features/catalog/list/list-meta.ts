import type { MetaDescriptor } from "react-router";
import { message, type MessageKey } from "../../../i18n/messages.ts";
import { pageMeta, rootOf } from "../../../lib/meta.ts";
import type { MetaArgs } from "../catalog-meta.ts";
import { unpackCards } from "../card/card-product.ts";
import { isVariation } from "./list-query.ts";
import type { ListPageData } from "./load-category.ts";

/** Meta of a list: every page of it has its own address; what is filtered or sorted points to the list itself. */
export function listMeta(args: MetaArgs, data: ListPageData | undefined, named?: MessageKey): MetaDescriptor[] {
  const root = rootOf(args);
  if (!root || !data) return [];
  const { language } = root.locale;
  const { list } = data;
  const title = data.title ?? (named ? message(language, named) : "");
  const { page } = list.query;
  return pageMeta({
    root,
    path: list.canonical,
    title: page > 1 ? message(language, "catalog.list_page", { title, page }) : title,
    description: message(language, "catalog.list_description", { title, store: root.site.name }),
    image: unpackCards(list.products)[0]?.image ?? null,
    noindex: isVariation(list.query, list.base) || list.total === 0,
  });
}
