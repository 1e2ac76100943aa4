import { promisify } from "node:util";
import { constants, zstdDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { chunkSize, compressors } from "../http/compress.ts";
import { invalidate } from "../cache/invalidation.ts";
import { bestEncoding, hasAcceptedEncoding, CachedAnswer } from "../http/cached-answer.ts";
import type { Page } from "../http/page.ts";
import { isCached, type CachedPage, isCacheable, sizeOf, toCachedPage } from "./cached-page.ts";
import { staleAnswer } from "./page-notes.ts";
import { InFlight } from "../cache/in-flight.ts";

const fromZstd = promisify(zstdDecompress);

/** Brotli's quality while a visitor waits for the result. */
const brotliQuality = 5;
/** After this many hits a page is compressed once more with Brotli's best quality. That takes a fifth of a second in another thread, and makes it a tenth smaller. */
const hitsToRecompress = 4;

/** Memory for addresses as browsers write them, with the key of the page that each one means: enough for ten thousand, or some hundreds of the longest. */
const aliasBytes = 4 * 1024 * 1024;
/** About how much memory an address takes there beside its text and key, in bytes. */
const addressBytes = 200;

/**
 * The cache of public pages. A key holds the store, the origin and the address, and with that the language.
 * Requests for a page that is being rendered wait for the same render. A change invalidates the pages that show
 * what changed, and also those that are being rendered at that moment, since they may have read the old data.
 */
export class PageCache {
  readonly #pages: LRUCache<string, CachedPage>;
  readonly #aliases = new LRUCache<string, string>({
    maxSize: aliasBytes,
    sizeCalculation: (key, address) => addressBytes + address.length + key.length,
  });
  readonly #rendering = new InFlight<Page | CachedPage>();
  #recompressing: Promise<unknown> = Promise.resolve();
  /** Set while changes cannot be received: then pages say that they may be out of date. */
  stale = false;
  hits = 0;
  misses = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: sizeOf });
  }

  /** A cached page, counted as a hit; undefined where there is none. */
  find(key: string): CachedPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.hits++;
      if (++page.hits === hitsToRecompress) this.#recompress(page);
    }
    return page;
  }

  /** Compresses a page with the best quality: one page at a time, outside the main thread. */
  #recompress(page: CachedPage): void {
    this.#recompressing = this.#recompressing.then(async () => {
      if (!this.#isThere(page)) return;
      const { status, headers, bodies, etag } = page.answer;
      const br = await this.#plain(page)
        .then((plain) => compressors.br(plain, constants.BROTLI_MAX_QUALITY))
        // Compression can fail for want of memory. The page stays as it is.
        .catch(() => undefined);
      if (!br) return;
      // Other bytes need another ETag. What is being encoded at the moment belongs to the former answer, and goes with it.
      this.#update(page, {
        answer: new CachedAnswer(status, headers, { ...bodies, br: new Uint8Array(br) }, etag && `${etag}.p`),
        encoding: {},
      });
    });
  }

  /** Whether a page is still in the cache with this answer. */
  #isThere({ key, answer }: CachedPage): boolean {
    return this.#pages.peek(key)?.answer === answer;
  }

  /** Applies a change to a page, if it is still there, and measures its size again, so that other pages are evicted if necessary. */
  #update(page: CachedPage, change: Partial<CachedPage> = {}): void {
    // A new object, because LRUCache does not measure the same one again.
    if (this.#isThere(page))
      this.#pages.set(page.key, { ...this.#pages.peek(page.key)!, ...change }, { noUpdateTTL: true });
  }

  /** Resolves when all pages that were due have been recompressed. */
  recompressed(): Promise<unknown> {
    return this.#recompressing;
  }

  #plain(page: CachedPage): Promise<Buffer<ArrayBuffer>> {
    return fromZstd(page.answer.bodies.zstd!, { chunkSize }) as Promise<Buffer<ArrayBuffer>>;
  }

  /** The answer for an `Accept-Encoding`, if it is there already; undefined where it has to be made first. */
  ready(page: CachedPage, acceptEncoding: string): CachedAnswer | undefined {
    return !this.stale && hasAcceptedEncoding(acceptEncoding, page.answer.bodies) ? page.answer : undefined;
  }

  /** The answer for an `Accept-Encoding`, made now if need be. An encoding is made once and kept, but for the plain page, which hardly any client asks for. */
  async answerOf(page: CachedPage, acceptEncoding: string): Promise<CachedAnswer> {
    const { answer } = page;
    if (this.stale) return staleAnswer(answer, (await this.#plain(page)).toString());
    const encoding = bestEncoding(acceptEncoding);
    if (hasAcceptedEncoding(acceptEncoding, answer.bodies)) return answer;
    if (encoding === "identity")
      return new CachedAnswer(
        answer.status,
        answer.headers,
        { identity: new Uint8Array(await this.#plain(page)) },
        answer.etag,
      );
    await (page.encoding[encoding] ??= this.#plain(page)
      .then((plain) => compressors[encoding](plain, brotliQuality))
      .then((body) => {
        answer.bodies[encoding] = new Uint8Array(body);
        this.#update(page);
      })
      .finally(() => delete page.encoding[encoding]));
    return answer;
  }

  /** The cached page of an address, found without parsing it: by an earlier request that wrote it in the same way ({@link remember}). */
  findByAddress(address: string): CachedPage | undefined {
    const key = this.#aliases.get(address);
    return key === undefined ? undefined : this.find(key);
  }

  /** Notes which page an address means, if that is cached. */
  remember(address: string, key: string): void {
    if (this.#pages.has(key)) this.#aliases.set(address, key);
  }

  /** The page of a key, cached or else rendered now. It is cached for `life` milliseconds, or until it is invalidated; `render` adds the tags for that. */
  async page(
    key: string,
    storeId: number,
    render: (tags: Set<string>) => Promise<Page>,
    life?: number,
  ): Promise<Page | CachedPage> {
    const cached = this.find(key);
    if (cached) return cached;
    const underWay = this.#rendering.join(key);
    if (underWay) {
      const result = await underWay;
      // A page that may not be cached may not be shared either: it is rendered again.
      return isCached(result) ? result : render(new Set());
    }
    this.misses++;
    return this.#rendering.start(key, storeId, async (isInvalid) => {
      const tags = new Set<string>();
      const rendered = await render(tags);
      if (!isCacheable(rendered)) return rendered;
      const page = await toCachedPage(rendered, { key, storeId, tags });
      if (!isInvalid(page)) this.#pages.set(key, page, { ttl: life });
      return page;
    });
  }

  /** Drops the pages of a store (undefined: of all stores); with tags, only those that have one of them. */
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
