import { hash } from "node:crypto";
import { promisify } from "node:util";
import { constants, zstdDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { chunkSize, compressors } from "../http/compress.ts";
import { guardNames } from "../http/guard-headers.ts";
import { invalidate, type Tagged } from "../cache/invalidation.ts";
import { bestEncoding, type Encoding, hasForm, KeptAnswer } from "../http/kept-answer.ts";
import type { Page } from "../http/page.ts";
import { staleAnswer } from "./page-notes.ts";
import { UnderWay } from "../cache/under-way.ts";

/**
 * A page as it is sent, compressed: plain it takes seven times the memory. The form that costs
 * least to make, Zstandard, is always there; others are made from it when they are asked for.
 */
export interface KeptPage extends Tagged {
  key: string;
  readonly answer: KeptAnswer;
  /** How often it was asked for. */
  asked: number;
  /** Forms that are being made. */
  forming: Partial<Record<Encoding, Promise<void>>>;
}

const fromZstd = promisify(zstdDecompress);

/** Brotli's quality that a page can be waited for. */
const brotliQuality = 5;
/** A page asked for this often is worth a fifth of a second of a spare thread, which makes it a tenth smaller. */
const worthPacking = 4;

/** Headers of the rendered page that a kept one carries on. */
const keptHeaders = ["content-type", "content-security-policy", "link", ...guardNames];

/**
 * CDNs may keep a page for a moment. They and browsers, which ask again each time (an ETag answers
 * that in a few bytes), may show what they had in the last minute while they ask: what was fetched
 * ahead for a tapped product is there at once, and a reload shows what is true.
 */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=60";
/** CDNs too: what is no page, and the home page, in whose place some are sent on to another. Many do not heed what it varies by. */
const askAgain = "no-cache";

async function keepable({ status, headers, body }: Page, { key, storeId, tags }: Pick<KeptPage, "key" | "storeId" | "tags">): Promise<KeptPage> {
  const kept = Object.fromEntries(keptHeaders.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)!]] : [])));
  const zstd = new Uint8Array(await compressors.zstd(body));
  const varies = headers.get("vary");
  const answer = new KeptAnswer(
    status,
    { ...kept, vary: varies ? `${varies}, accept-encoding` : "accept-encoding", "cache-control": status === 200 && !varies ? cacheControl : askAgain },
    { zstd },
    // The same page is packed into the same bytes, which are a sixth of its own.
    hash("sha256", zstd, "base64url").slice(0, 22),
  );
  return { key, answer, asked: 0, storeId, tags, forming: {} };
}

/** Kept pages answer shoppers only when they are whole and belong to everybody. */
function mayBeKept({ status, headers }: Page): boolean {
  return (status === 200 || status === 404) && !headers.has("set-cookie") && !/private|no-store/.test(headers.get("cache-control") ?? "");
}

/** Bytes of memory beside what is counted, about: of a page its places and sets, of a tag its place and text, of an address its places. */
const pageBytes = 1024;
const tagBytes = 80;
const addressBytes = 200;

/** Bytes that a page takes with the forms that it has. Its key is its visitor's to choose, and may be the longest part of it. */
const weigh = ({ key, answer, tags }: KeptPage) => pageBytes + key.length + answer.size + tags.size * tagBytes;

/** Whether a page is one that is kept, or may be. */
export const isKept = (page: Page | KeptPage): page is KeptPage => "answer" in page;

/** Memory for addresses as browsers write them, remembered with the page they mean: ten thousand, or some hundreds of the longest. */
const aliasBytes = 4 * 1024 * 1024;

/**
 * Public pages in memory, by store, language and address. One render at a time for a page;
 * those who come meanwhile wait for it. A change takes out the pages that show what changed, those
 * too that are being rendered then: they may have read what was there before.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #aliases = new LRUCache<string, string>({ maxSize: aliasBytes, sizeCalculation: (key, address) => addressBytes + address.length + key.length });
  readonly #rendering = new UnderWay<Page | KeptPage>();
  #packing: Promise<unknown> = Promise.resolve();
  /** While changes are not heard of, pages say that they may be outdated. */
  stale = false;
  hits = 0;
  misses = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: weigh });
  }

  /** A kept page as it is; undefined where there is none. */
  peek(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.hits++;
      if (++page.asked === worthPacking) this.#pack(page);
    }
    return page;
  }

  /** Compresses a page as hard as it goes, one page after the other, beside all other work. */
  #pack(page: KeptPage): void {
    this.#packing = this.#packing.then(async () => {
      if (!this.#isThere(page)) return;
      const { status, headers, bodies, etag } = page.answer;
      const br = await this.#plain(page)
        .then((plain) => compressors.br(plain, constants.BROTLI_MAX_QUALITY))
        // Without the memory for it, the page is sent as it is.
        .catch(() => undefined);
      if (!br) return;
      // Other bytes under another tag; forms that are being made become the former answer's.
      this.#weighAnew(page, { answer: new KeptAnswer(status, headers, { ...bodies, br: new Uint8Array(br) }, etag && `${etag}.p`), forming: {} });
    });
  }

  /** Whether a page is kept as it is here, with whatever forms. */
  #isThere({ key, answer }: KeptPage): boolean {
    return this.#pages.peek(key)?.answer === answer;
  }

  /** Counts a page with the forms that it has now; others have to go if it is too much. */
  #weighAnew(page: KeptPage, change: Partial<KeptPage> = {}): void {
    // The same object would not be weighed.
    if (this.#isThere(page)) this.#pages.set(page.key, { ...this.#pages.peek(page.key)!, ...change }, { noUpdateTTL: true });
  }

  /** Resolves when every page that is worth it is packed. */
  packed(): Promise<unknown> {
    return this.#packing;
  }

  #plain(page: KeptPage): Promise<Buffer<ArrayBuffer>> {
    return fromZstd(page.answer.bodies.zstd!, { chunkSize }) as Promise<Buffer<ArrayBuffer>>;
  }

  /** A page as it is sent to such a browser; undefined where that has to be made first. */
  ready(page: KeptPage, acceptEncoding: string): KeptAnswer | undefined {
    return !this.stale && hasForm(acceptEncoding, page.answer.bodies) ? page.answer : undefined;
  }

  /** The same, made now; each form is made once, and the plain page, which hardly anybody asks for, each time. */
  async answerOf(page: KeptPage, acceptEncoding: string): Promise<KeptAnswer> {
    const { answer } = page;
    if (this.stale) return staleAnswer(answer, (await this.#plain(page)).toString());
    const encoding = bestEncoding(acceptEncoding);
    if (hasForm(acceptEncoding, answer.bodies)) return answer;
    if (encoding === "identity") return new KeptAnswer(answer.status, answer.headers, { identity: new Uint8Array(await this.#plain(page)) }, answer.etag);
    await (page.forming[encoding] ??= this.#plain(page)
      .then((plain) => compressors[encoding](plain, brotliQuality))
      .then((body) => {
        answer.bodies[encoding] = new Uint8Array(body);
        this.#weighAnew(page);
      })
      .finally(() => delete page.forming[encoding]));
    return answer;
  }

  /** The page that an address, written like this, meant before. */
  peekAddress(address: string): KeptPage | undefined {
    const key = this.#aliases.get(address);
    return key === undefined ? undefined : this.peek(key);
  }

  remember(address: string, key: string): void {
    if (this.#pages.has(key)) this.#aliases.set(address, key);
  }

  /** The page of a key, rendered now if it is not kept; it lives `life` milliseconds, or until it is invalidated. `render` adds its tags. */
  async page(key: string, storeId: number, render: (tags: Set<string>) => Promise<Page>, life?: number): Promise<Page | KeptPage> {
    const kept = this.peek(key);
    if (kept) return kept;
    const underWay = this.#rendering.join(key);
    if (underWay) {
      const result = await underWay;
      // What is not kept may be one visitor's: it is rendered for each.
      return isKept(result) ? result : render(new Set());
    }
    this.misses++;
    return this.#rendering.start(key, storeId, async (isInvalid) => {
      const tags = new Set<string>();
      const rendered = await render(tags);
      if (!mayBeKept(rendered)) return rendered;
      const page = await keepable(rendered, { key, storeId, tags });
      if (!isInvalid(page)) this.#pages.set(key, page, { ttl: life });
      return page;
    });
  }

  /** Takes out the pages of a store, or of all stores; with tags, those alone that have one of them. */
  invalidate(storeId: number | undefined, tags?: readonly string[]): void {
    const invalidation = { storeId, tags };
    this.#rendering.invalidate(invalidation);
    if (!tags) this.#aliases.clear();
    if (storeId === undefined && !tags) return this.#pages.clear();
    invalidate(this.#pages, invalidation);
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }
}
