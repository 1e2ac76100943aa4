import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, zstdDecompress } from "node:zlib";
import { LRUCache } from "lru-cache";
import { guardNames } from "./guard-headers.ts";
import { bestEncoding, type Encoding, hasForm, KeptAnswer } from "./kept-answer.ts";
import { staleAnswer } from "./page-notes.ts";

/**
 * A page as it is sent, compressed: plain it takes seven times the memory. The form that costs
 * least to make, Zstandard, is always there; others are made from it when they are asked for.
 */
export interface KeptPage {
  answer: KeptAnswer;
  /** How often it was asked for. */
  asked: number;
  storeId: number;
  /** What it shows, see `http/shown.ts` of the API. */
  tags: ReadonlySet<string>;
  /** Forms that are being made. */
  forming: Partial<Record<Encoding, Promise<void>>>;
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const toZstd = promisify(zstdCompress);
const fromZstd = promisify(zstdDecompress);

/** Quality that a page can be waited for. */
const brotliQuality = 5;
/** That of an answer which is sent once. */
const privateQuality = 4;
/** A page asked for this often is worth a fifth of a second of a spare thread, which makes it a tenth smaller. */
const worthPacking = 4;

/** Bits of the window that a compressor looks back in: a page's 256 kB. A larger one costs a third more time and gains nothing. */
const brotliWindow = 18;

/** Bytes that a compressor hands over at once: a whole page as a rule, as each part costs a turn of the event loop. */
const chunkSize = 64 * 1024;

const packers: Record<Exclude<Encoding, "identity">, (body: Uint8Array<ArrayBuffer>, quality: number) => Promise<Buffer>> = {
  br: (body, quality) =>
    toBrotli(body, { chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: brotliWindow, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }),
  zstd: (body) => toZstd(body, { chunkSize }),
  gzip: (body) => toGzip(body, { chunkSize }),
};

/** Headers of the rendered page that a kept one carries on. */
const keptHeaders = ["content-type", "content-security-policy", ...guardNames];

/** Browsers ask again each time (an ETag answers that in a few bytes); CDNs may keep a page for a moment. */
const cacheControl = "public, max-age=0, s-maxage=5, stale-while-revalidate=60";

async function keepable(response: Response, storeId: number, tags: ReadonlySet<string>): Promise<KeptPage> {
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries(keptHeaders.flatMap((name) => (response.headers.has(name) ? [[name, response.headers.get(name)!]] : [])));
  const answer = new KeptAnswer(
    response.status,
    { ...headers, vary: "accept-encoding", "cache-control": response.status === 200 ? cacheControl : "no-cache" },
    { zstd: new Uint8Array(await packers.zstd(body, privateQuality)) },
    createHash("sha256").update(body).digest("base64url").slice(0, 22),
  );
  return { answer, asked: 0, storeId, tags, forming: {} };
}

/** Kept pages answer shoppers only when they are whole and belong to everybody. */
function mayBeKept(response: Response): boolean {
  return (response.status === 200 || response.status === 404) && !response.headers.has("set-cookie") && !/private|no-store/.test(response.headers.get("cache-control") ?? "");
}

/** Memory of all forms of a page, of that of the first. */
const formsShare = 2;

/** Addresses as browsers write them, remembered with the page they mean. */
const aliasLimit = 10_000;

/**
 * Public pages in memory, by store, language and address. One render at a time for a page;
 * those who come meanwhile wait for it. A change takes out the pages that show what changed, and
 * also what is being rendered then: it may have read what was there before.
 */
export class PageCache {
  readonly #pages: LRUCache<string, KeptPage>;
  readonly #aliases = new LRUCache<string, string>({ max: aliasLimit });
  readonly #rendering = new Map<string, Promise<Response | KeptPage>>();
  #generation = 0;
  #packing: Promise<unknown> = Promise.resolve();
  /** While changes are not heard of, pages say that they may be outdated. */
  stale = false;
  hits = 0;
  misses = 0;

  constructor(maxBytes: number) {
    this.#pages = new LRUCache({ maxSize: maxBytes, sizeCalculation: ({ answer, tags }) => Math.ceil(answer.size * formsShare) + tags.size * 24 });
  }

  /** A kept page as it is; undefined where there is none. */
  peek(key: string): KeptPage | undefined {
    const page = this.#pages.get(key);
    if (page) {
      this.hits++;
      if (++page.asked === worthPacking) this.#pack(key, page);
    }
    return page;
  }

  /** Compresses a page as hard as it goes, one page after the other, beside all other work. */
  #pack(key: string, page: KeptPage): void {
    this.#packing = this.#packing.then(async () => {
      if (this.#pages.peek(key) !== page) return;
      const { status, headers, bodies, etag } = page.answer;
      const br = await packers.br(await this.#plain(page), constants.BROTLI_MAX_QUALITY);
      // Other bytes under another tag.
      page.answer = new KeptAnswer(status, headers, { ...bodies, br: new Uint8Array(br) }, etag && `${etag}.p`);
    });
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
      .then((plain) => packers[encoding](plain, brotliQuality))
      .then((body) => void (answer.bodies[encoding] = new Uint8Array(body)))
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

  /** The page of a key, rendered now if it is not kept; it lives `life` milliseconds, or until it is purged. `render` adds what it shows to the tags. */
  async page(key: string, storeId: number, render: (tags: Set<string>) => Promise<Response>, life?: number): Promise<Response | KeptPage> {
    const kept = this.peek(key);
    if (kept) return kept;
    const underWay = this.#rendering.get(key);
    if (underWay) {
      const result = await underWay;
      // A response can be read only once: what was not keepable is rendered for each.
      return result instanceof Response ? render(new Set()) : result;
    }
    this.misses++;
    const generation = this.#generation;
    const rendering = (async () => {
      const tags = new Set<string>();
      const response = await render(tags);
      if (!mayBeKept(response)) return response;
      const page = await keepable(response, storeId, tags);
      if (generation === this.#generation) this.#pages.set(key, page, { ttl: life });
      return page;
    })();
    this.#rendering.set(key, rendering);
    try {
      return await rendering;
    } finally {
      if (this.#rendering.get(key) === rendering) this.#rendering.delete(key);
    }
  }

  /** Takes out the pages of a store, or of all stores; with tags, those alone that show one of them. */
  purge(storeId: number | undefined, tags?: readonly string[]): void {
    this.#generation++;
    this.#rendering.clear();
    if (!tags) this.#aliases.clear();
    if (storeId === undefined && !tags) return this.#pages.clear();
    for (const [key, page] of this.#pages.entries()) {
      if (storeId !== undefined && page.storeId !== storeId) continue;
      if (!tags || tags.some((tag) => page.tags.has(tag))) this.#pages.delete(key);
    }
  }

  get bytes(): number {
    return this.#pages.calculatedSize;
  }
}

/** A kept page as an answer to one browser. */
export function answerFrom(answer: KeptAnswer, request: { method: string; headers: Headers }): Response {
  const { headers, method } = request;
  const [status, head, body] = answer.for(method, headers.get("accept-encoding") ?? "", headers.get("if-none-match") ?? undefined);
  const pairs: [string, string][] = [];
  for (let index = 0; index < head.length; index += 2) pairs.push([head[index]!, head[index + 1]!]);
  return new Response(body, { status, headers: pairs });
}

/** A page of one visitor, compressed for the way and kept nowhere. */
export async function compressed(response: Response, acceptEncoding: string): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (!response.body || response.headers.has("content-encoding") || !/^text\/(?!event-stream)|json|x-script|xml/.test(type)) return response;
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  const encoding = bestEncoding(acceptEncoding);
  if (encoding === "identity" || body.byteLength < 1024) return new Response(body, { status: response.status, headers });
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  const small = await packers[encoding](body, privateQuality);
  return new Response(new Uint8Array(small), { status: response.status, headers });
}
