import type { IncomingMessage, ServerResponse } from "node:http";
import { ComingIn } from "./coming-in.ts";
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
  /** Bodies on their way in at once: when there are more, the slowest gives way. */
  bodies: number;
}

/** What a shopper waits for without going away, about. */
const usual: Limits = { few: 24, many: 150, waitMs: 2000, bodies: 1000 };
/** What is essential has this much more room, so that it too ends somewhere. */
const roomForEssential = 6;
const retryAfterSeconds = 2;

interface Waiting {
  /** Since when, in milliseconds. */
  at: number;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

const isReading = ({ method }: IncomingMessage) => method === "GET" || method === "HEAD";

/** Whether a request's body is still on its way. It takes no work yet, however slow its sender's network is; what reads does not wait for one. */
const isComingIn = (incoming: IncomingMessage) => !incoming.complete && !isReading(incoming);

/** Whether all that is missing of an answer is that its reader takes it: no work is left, however slow that network is. */
const isGoingOut = (outgoing: ServerResponse) => outgoing.writableEnded || outgoing.writableNeedDrain;

const hasBody = ({ headers }: IncomingMessage) => headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;

/**
 * Sends requests away at the door while there are more than can be served, before any work goes
 * into them: a shop that answers some late and none in time serves nobody.
 */
export class OverloadGuard {
  readonly #busyPage: Storefront["busyPage"] | undefined;
  readonly #limits: Limits;
  readonly #underWay = new Set<Waiting>();
  readonly #comingIn: ComingIn;
  /** Requests sent away since the start. */
  shed = 0;

  /** Without a page for those who wait for one, all are told as the store API tells it. */
  constructor(busyPage?: Storefront["busyPage"], limits: Limits = usual) {
    this.#busyPage = busyPage;
    this.#limits = limits;
    this.#comingIn = new ComingIn({ most: limits.bodies });
  }

  /** Lets a request in and counts it until it is answered; else answers it with 503 and gives false. */
  admit(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
    const { url = "/", headers } = incoming;
    const room = isEssential(url) ? roomForEssential : 1;
    if (this.#isFull(room)) {
      this.shed++;
      const page = headers.accept?.includes("text/html") && this.#busyPage?.(url.split("?", 1)[0]!, headers["accept-language"]);
      outgoing.writeHead(503, { "retry-after": String(retryAfterSeconds), "content-type": page ? "text/html; charset=utf-8" : "application/json; charset=utf-8", "cache-control": "no-store" });
      outgoing.end(page || JSON.stringify(unavailable));
      return false;
    }
    if (hasBody(incoming) && !isReading(incoming)) this.#comingIn.add(incoming, outgoing);
    if (headers.accept?.startsWith("text/event-stream") && streams.test(url)) return true;
    const request = { at: performance.now(), incoming, outgoing };
    this.#underWay.add(request);
    // Only now can work for it begin.
    incoming.once("end", () => (request.at = performance.now()));
    outgoing.once("close", () => this.#underWay.delete(request));
    return true;
  }

  #isFull(room: number): boolean {
    const { few, many, waitMs } = this.#limits;
    if (this.#underWay.size < few * room) return false;
    const since = [...this.#underWay].flatMap(({ at, incoming, outgoing }) => (isComingIn(incoming) || isGoingOut(outgoing) ? [] : [at])).toSorted((one, other) => one - other);
    if (since.length >= many * room) return true;
    if (since.length < few * room) return false;
    // Half of them, not the oldest: one that takes long says nothing about the others.
    return performance.now() - since[Math.floor(since.length / 2)]! > waitMs * room;
  }
}
