import type { MetaDescriptor } from "react-router";
import { defaultLocale, locales, localizePath, type Locale } from "@shop/kit/locale";
import { message, type MessageKey } from "./messages.ts";
import { placeholderImage } from "../lib/constants.ts";
import type { RootData } from "../lib/root-data.ts";

interface PageMeta {
  root: RootData;
  /** Without the store's name, which is appended; null for the home page. */
  title: string | null;
  description?: string;
  /** Canonical path without language prefix, for pages that several URLs show. */
  path: string;
  image?: string | null;
  /** For pages whose links search engines should follow without indexing the page. */
  noindex?: boolean;
}

/** The absolute URL of a path in a language, on the store's own origin. */
export function absoluteAddress(origin: string, path: string, locale: Locale): string {
  return new URL(localizePath(path, locale), origin).href;
}

/** SVGs that the shop serves itself: the server has a PNG of each. */
const ownDrawing = /^\/media\/.*\.svg$/;

/** Absolute URL of an image for consumers that cannot read SVG: chats, feeds and search results. */
export function sharedPicture(image: string, origin: string): string {
  return new URL(ownDrawing.test(image) ? `${image}.png` : image, origin).href;
}

/** Title, description, canonical and alternate links, and Open Graph data of a page. */
export function pageMeta({ root, title, description, path, image, noindex }: PageMeta): MetaDescriptor[] {
  const { site, origin, locale } = root;
  const address = absoluteAddress(origin, path, locale);
  // A newly opened store may have no tagline yet.
  const own = site.tagline
    ? message(locale.language, "core.named", { name: site.name, text: site.tagline })
    : site.name;
  const fullTitle = title === null ? own : `${title} · ${site.name}`;
  const picture = image && image !== placeholderImage ? image : site.logo;
  return [
    { title: fullTitle },
    ...(description
      ? [
          { name: "description", content: description },
          { property: "og:description", content: description },
        ]
      : []),
    ...(noindex ? [{ name: "robots", content: "noindex, follow" }] : []),
    { tagName: "link", rel: "canonical", href: address },
    ...(noindex
      ? []
      : [
          ...locales.map((other) => ({
            tagName: "link",
            rel: "alternate",
            hrefLang: other.language,
            href: absoluteAddress(origin, path, other),
          })),
          {
            tagName: "link",
            rel: "alternate",
            hrefLang: "x-default",
            href: absoluteAddress(origin, path, defaultLocale),
          },
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

/** The root's data from the arguments of a route's `meta`; undefined if not even the root could be loaded. */
export function rootOf({ matches }: MetaArgs): RootData | undefined {
  return matches.find((match) => match?.id === "root")?.loaderData as RootData | undefined;
}

/** Title of a page with a shopper's own data, which search engines must not index. */
export function privateMeta(matches: MetaArgs["matches"], title: MessageKey): MetaDescriptor[] {
  const root = rootOf({ matches });
  const text = message((root?.locale ?? defaultLocale).language, title);
  return [{ title: root ? `${text} · ${root.site.name}` : text }, { name: "robots", content: "noindex" }];
}
