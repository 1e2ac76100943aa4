import { send } from "../fixtures/shop.ts";

/** A page as a search engine or a chat reads it. */
interface EnginePage {
  status: number;
  title: string;
  description: string;
  canonical: string;
  robots: string;
  /** URLs of the page's translations, by language. */
  alternates: Record<string, string>;
  picture: string;
  data: Record<string, unknown>[];
}

const entities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };
const plain = (text: string) => text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity]!);

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries(
    [...tag.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name!.toLowerCase(), plain(value!)]),
  );
}

/** Reads the head of a page. */
export async function readEnginePage(store: string, path: string): Promise<EnginePage> {
  const { status, text } = await send(store, path);
  const tags = [...text.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag));
  const meta = (name: string) => tags.find((tag) => tag.name === name || tag.property === name)?.content ?? "";
  return {
    status,
    title: plain(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? ""),
    description: meta("description"),
    canonical: tags.find(({ rel }) => rel === "canonical")?.href ?? "",
    robots: meta("robots"),
    alternates: Object.fromEntries(
      tags
        .filter(({ rel, hreflang }) => rel === "alternate" && hreflang)
        .map(({ hreflang, href }) => [hreflang!, href!]),
    ),
    picture: meta("og:image"),
    data: [...text.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, json]) => JSON.parse(json!) as Record<string, unknown>,
    ),
  };
}

/** Path and query of a URL. */
export const pathOf = (address: string) => address.slice(new URL(address).origin.length);
