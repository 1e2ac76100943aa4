import type { IncomingMessage, ServerResponse } from "node:http";
import { isEssential } from "./essential.ts";
import type { Storefront } from "./pages/storefront.ts";
import { unavailable } from "./api/unavailable.ts";

/** Calls that are answered by a stream of events, where it is asked for: open for long, and doing nothing. */
const streams = /^(\/rest)?\/(tracking\/stream|api\/chat)\b/;

export interface Limits {
  /** Requests under way that are never too many, and those that always are. */
  few: number;
  many: number;
  /** In between they are too many when half of them have waited so many milliseconds. */
  waitMs: number;
}

/** What a shopper waits for without going away, about. */
const usual: Limits = { few: 24, many: 150, waitMs: 2000 };
/** What is essential has this much more room, so that it too ends somewhere. */
const roomForEssential = 6;
const retryAfterSeconds = 2;

/**
 * Sends requests away at the door while there are more than can be served, before any work goes
 * into them: a shop that answers some late and none in time serves nobody.
 */
export class OverloadGuard {
  readonly #busyPage: Storefront["busyPage"] | undefined;
  readonly #limits: Limits;
  /** When each request under way came, the oldest first. */
  readonly #underWay = new Set<{ at: number }>();
  /** Requests sent away since the start. */
  shed = 0;

  /** Without a page for those who wait for one, all are told as the store API tells it. */
  constructor(busyPage?: Storefront["busyPage"], limits: Limits = usual) {
    this.#busyPage = busyPage;
    this.#limits = limits;
  }

  /** Lets a request in and counts it until it is answered; else answers it with 503 and gives false. */
  admit({ url = "/", headers }: IncomingMessage, outgoing: ServerResponse): boolean {
    const room = isEssential(url) ? roomForEssential : 1;
    if (this.#isFull(room)) {
      this.shed++;
      const page = headers.accept?.includes("text/html") && this.#busyPage?.(url, headers["accept-language"]);
      outgoing.writeHead(503, { "retry-after": String(retryAfterSeconds), "content-type": page ? "text/html; charset=utf-8" : "application/json; charset=utf-8", "cache-control": "no-store" });
      outgoing.end(page || JSON.stringify(unavailable));
      return false;
    }
    if (headers.accept?.startsWith("text/event-stream") && streams.test(url)) return true;
    const request = { at: performance.now() };
    this.#underWay.add(request);
    outgoing.once("close", () => this.#underWay.delete(request));
    return true;
  }

  #isFull(room: number): boolean {
    const { few, many, waitMs } = this.#limits;
    const { size } = this.#underWay;
    if (size >= many * room) return true;
    if (size < few * room) return false;
    // Half of them, not the oldest: one who sends slowly says nothing about the others.
    let left = Math.floor(size / 2);
    for (const { at } of this.#underWay) if (left-- === 0) return performance.now() - at > waitMs * room;
    return false;
  }
}
