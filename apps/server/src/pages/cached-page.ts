import { hash } from "node:crypto";
import type { Tagged } from "../cache/invalidation.ts";
import { compressors } from "../http/compress.ts";
import { type Encoding, CachedAnswer } from "../http/cached-answer.ts";
import type { Page } from "../http/page.ts";
import { securityHeaderNames } from "../http/security-headers.ts";

/**
 * A cached page. Only compressed bodies are kept, since plain HTML takes seven times the memory. The
 * Zstandard body, which is the cheapest to make, is always there; other encodings are made of it
 * when they are first asked for.
 */
export interface CachedPage extends Tagged {
  key: string;
  readonly answer: CachedAnswer;
  /** How often it was asked for. */
  hits: number;
  /** Encodings that are being made. */
  encoding: Partial<Record<Encoding, Promise<void>>>;
}

/** About how much memory the objects of a page, and of each of its tags, take beside their bodies and texts, in bytes. */
const pageBytes = 1024;
const tagBytes = 80;

/** About how much memory a page takes with its present encodings. The key counts too: visitors choose the address, and could make it the longest part. */
export const sizeOf = ({ key, answer, tags }: CachedPage) =>
  pageBytes + key.length + answer.size + tags.size * tagBytes;

/** Tells a page in the form for the cache from one that may not be cached. */
export const isCached = (page: Page | CachedPage): page is CachedPage => "answer" in page;

/** Headers of the rendered page that are cached with it. */
const cachedHeaders = ["content-type", "content-security-policy", "link", ...securityHeaderNames];

/**
 * A CDN may serve a page for five seconds without asking; a browser asks each time, which takes few
 * bytes where its ETag still matches. For a minute both may show what they have while they ask: so a
 * product's page that was prefetched is there at once when it is tapped.
 */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=60";
/**
 * For what even a CDN has to ask about each time: pages that were not found, and the home page, which
 * redirects some visitors by their language. It says so in `Vary`, which many CDNs ignore.
 */
const askAgain = "no-cache";

/**
 * Gives the memory of a body back at once. The garbage collector would only do it at its next run through everything,
 * and bodies that wait for that are what makes most of those runs necessary. A small body is a slice of memory that others use.
 */
function release({ buffer, byteLength }: Uint8Array<ArrayBuffer>): void {
  if (buffer.byteLength === byteLength) buffer.transfer(0);
}

/** Compresses a rendered page for the cache. Its body is gone afterwards. */
export async function toCachedPage(
  { status, headers, body }: Page,
  { key, storeId, tags }: Pick<CachedPage, "key" | "storeId" | "tags">,
): Promise<CachedPage> {
  const rendered = Object.fromEntries(
    cachedHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])),
  );
  const zstd = new Uint8Array(await compressors.zstd(body));
  release(body);
  const varies = headers.get("vary");
  const answer = new CachedAnswer(
    status,
    {
      ...rendered,
      vary: varies ? `${varies}, accept-encoding` : "accept-encoding",
      "cache-control": status === 200 && !varies ? cacheControl : askAgain,
    },
    { zstd },
    // The same page compresses to the same bytes, and these are six times quicker to hash.
    hash("sha256", zstd, "base64url").slice(0, 22),
  );
  return { key, answer, hits: 0, storeId, tags, encoding: {} };
}

/** Only complete pages that hold nothing of their visitor are cached. */
export function isCacheable({ status, headers }: Page): boolean {
  return (
    (status === 200 || status === 404) &&
    !headers.has("set-cookie") &&
    !/private|no-store/.test(headers.get("cache-control") ?? "")
  );
}
