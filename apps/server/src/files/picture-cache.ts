import { LRUCache } from "lru-cache";
import { CachedAnswer } from "../http/cached-answer.ts";
import { formatFor } from "./sized-picture.ts";

/** Memory for all pictures together, and for one of them: larger ones are read from the disk each time. */
const mostBytes = 16 * 1024 * 1024;
const largest = 256 * 1024;
/** Milliseconds for which a picture is cached, and so for which a deleted one may still be sent. */
export const cachedMs = 30_000;

/** A cache of pictures in memory, so that those that are asked for often are not read from the disk each time. */
export class PictureCache {
  readonly #answers: LRUCache<string, CachedAnswer>;

  constructor(now = () => performance.now()) {
    this.#answers = new LRUCache({
      maxSize: mostBytes,
      sizeCalculation: ({ size }) => size,
      ttl: cachedMs,
      perf: { now },
    });
  }

  /** The cached picture of an address, in the format that fits an `Accept` header; undefined where there is none. */
  get(address: string, accept: string): CachedAnswer | undefined {
    return this.#answers.get(keyOf(address, accept));
  }

  /** Caches the response if it is one that never changes (`immutable`), and returns it. */
  async store(address: string, accept: string, response: Response): Promise<Response> {
    if (response.status !== 200 || !response.headers.get("cache-control")?.includes("immutable")) return response;
    const body = new Uint8Array(await response.arrayBuffer());
    const { status, headers } = response;
    if (body.byteLength <= largest)
      this.#answers.set(
        keyOf(address, accept),
        new CachedAnswer(status, Object.fromEntries(headers), { identity: body }),
      );
    return new Response(body, { status, headers });
  }
}

/** An address has one picture for each format that browsers accept. */
const keyOf = (address: string, accept: string) => `${formatFor(accept)} ${address}`;
