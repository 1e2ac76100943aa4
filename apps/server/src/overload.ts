import type { IncomingMessage, ServerResponse } from "node:http";
import { IncomingBodies } from "./incoming-bodies.ts";
import { isEssential } from "./essential.ts";
import type { Storefront } from "./pages/storefront.ts";
import { unavailable } from "./api/unavailable.ts";

/** Calls that can answer with a stream of events, which is open for long and takes hardly any work. */
const streams = /^(\/rest)?\/(tracking\/stream|api\/chat)\b/;

interface Limits {
  /** Below this many requests in progress, every request is admitted; from `many` on, none. */
  few: number;
  many: number;
  /** In between, requests are rejected while at least half of those in progress have taken longer than this, in milliseconds. */
  waitMs: number;
  /** Most request bodies that may be arriving at once; see {@link IncomingBodies}. */
  bodies: number;
}

/** Two seconds is about as long as shoppers wait for a page. */
const usual: Limits = { few: 24, many: 150, waitMs: 2000, bodies: 1000 };
/** For essential requests all limits are this many times higher. */
const essentialFactor = 6;
const retryAfterSeconds = 2;

interface InProgress {
  /** When the server could begin to work on it, in milliseconds. */
  at: number;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Whether the request is still arriving: it takes no work yet, however slow the client's network is. A GET or HEAD has no body to wait for. */
const isArriving = (incoming: IncomingMessage) => !incoming.complete && !isReading(incoming);

/** Whether the answer only waits for the client to read it: the work is done, or held up by backpressure. */
const isSending = (outgoing: ServerResponse) => outgoing.writableEnded || outgoing.writableNeedDrain;

const hasBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Load shedding: while more requests are in progress than can be answered in time, new ones get a
 * 503 before any work is done for them. Otherwise all would wait, and be answered too late for anybody.
 */
export class OverloadGuard {
  readonly #busyPage: Storefront["busyPage"] | undefined;
  readonly #limits: Limits;
  readonly #inProgress = new Set<InProgress>();
  readonly #bodies: IncomingBodies;
  readonly #now: () => number;
  /** Requests rejected since the start. */
  shed = 0;

  /** Browsers that ask for a page are shown `busyPage`; all others, and all where it is not given, get the JSON of the store API. */
  constructor(busyPage?: Storefront["busyPage"], limits: Limits = usual, now = () => performance.now()) {
    this.#busyPage = busyPage;
    this.#limits = limits;
    this.#now = now;
    this.#bodies = new IncomingBodies({ most: limits.bodies });
  }

  /** Admits a request and counts it until its answer is closed; or rejects it: answers with 503 and returns false. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { url = "/", headers } = incoming;
    if (this.#isFull(isEssential(url) ? essentialFactor : 1)) {
      this.shed++;
      const page =
        headers.accept?.includes("text/html") && this.#busyPage?.(url.split("?", 1)[0]!, headers["accept-language"]);
      outgoing.writeHead(503, {
        "retry-after": String(retryAfterSeconds),
        "content-type": page ? "text/html; charset=utf-8" : "application/json; charset=utf-8",
        "cache-control": "no-store",
      });
      outgoing.end(page || JSON.stringify(unavailable));
      return false;
    }
    if (hasBody(incoming) && !isReading(incoming)) this.#bodies.add(incoming, outgoing);
    if (headers.accept?.startsWith("text/event-stream") && streams.test(url)) return true;
    const request = { at: this.#now(), incoming, outgoing };
    this.#inProgress.add(request);
    // The time that the body took to arrive is the network's, not the server's.
    incoming.once("end", () => (request.at = this.#now()));
    outgoing.once("close", () => this.#inProgress.delete(request));
    return true;
  }

  #isFull(factor: number): boolean {
    const { few, many, waitMs } = this.#limits;
    if (this.#inProgress.size < few * factor) return false;
    const begun = [...this.#inProgress]
      .flatMap(({ at, incoming, outgoing }) => (isArriving(incoming) || isSending(outgoing) ? [] : [at]))
      .toSorted((one, other) => one - other);
    if (begun.length >= many * factor) return true;
    if (begun.length < few * factor) return false;
    // The median, not the oldest: a single request that takes long says nothing about the load.
    return this.#now() - begun[Math.floor(begun.length / 2)]! > waitMs * factor;
  }
}
