import type { MetaDescriptor } from "react-router";
import { defaultLocale, locales, localizePath, type Locale } from "@shop/kit/locale";
import { message, type MessageKey } from "./messages.ts";
import { placeholderImage } from "../lib/constants.ts";
import type { RootData } from "../lib/root-data.ts";

export interface PageMeta {
  root: RootData;
  /** Without the store's name, which is added; null where the page is the store itself. */
  title: string | null;
  description?: string;
  /** The true address of the page, without language prefix: where several addresses show the same, this one counts. */
  path: string;
  image?: string | null;
  /** For pages that search engines should follow but not list. */
  noindex?: boolean;
}

/** The absolute address of a path in a language, from the store's own origin. */
export function absoluteAddress(origin: string, path: string, locale: Locale): string {
  return new URL(localizePath(path, locale), origin).href;
}

/** Pictures that the shop itself serves: beside each drawing there is a painted copy of it. */
const ownDrawing = /^\/media\/.*\.svg$/;

/** Absolute address of a picture for those who read no SVG: chats, feeds, and the results of search engines. */
export function sharedPicture(image: string, origin: string): string {
  return new URL(ownDrawing.test(image) ? `${image}.png` : image, origin).href;
}

/** Title, description, canonical and alternate addresses, and what chats and feeds show of a page. */
export function pageMeta({ root, title, description, path, image, noindex }: PageMeta): MetaDescriptor[] {
  const { site, origin, locale } = root;
  const address = absoluteAddress(origin, path, locale);
  // A store that was just opened says nothing of itself yet.
  const own = site.tagline ? message(locale.language, "core.named", { name: site.name, text: site.tagline }) : site.name;
  const fullTitle = title === null ? own : `${title} · ${site.name}`;
  const picture = image && image !== placeholderImage ? image : site.logo;
  return [
    { title: fullTitle },
    ...(description ? [{ name: "description", content: description }, { property: "og:description", content: description }] : []),
    ...(noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    ...(noindex
      ? []
      : [
          ...locales.map((other) => ({ tagName: "link", rel: "alternate", hrefLang: other.language, href: absoluteAddress(origin, path, other) })),
          { tagName: "link", rel: "alternate", hrefLang: "x-default", href: absoluteAddress(origin, path, defaultLocale) },
        ]),
    { property: "og:title", content: title ?? site.name },
    { property: "og:type", content: "website" },
    { property: "og:url", content: address },
    { property: "og:site_name", content: site.name },
    { property: "og:locale", content: locale.og },
    ...(picture ? [{ property: "og:image", content: sharedPicture(picture, origin) }] : []),
  ];
}

interface MetaArgs {
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
}

/** The root's data among what a route's `meta` is given; undefined where not even the root could be loaded. */
export function rootOf({ matches }: MetaArgs): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}

/** Title of a page that holds something of the shopper, and nothing for search engines. */
export function privateMeta(matches: MetaArgs["matches"], title: MessageKey): MetaDescriptor[] {
  const root = rootOf({ matches });
  const text = message((root?.locale ?? defaultLocale).language, title);
  return [{ title: root ? `${text} · ${root.site.name}` : text }, { name: "robots", content: "noindex" }];
}
