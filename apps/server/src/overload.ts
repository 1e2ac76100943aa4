import type { IncomingMessage, ServerResponse } from "node:http";

/**
 * What goes on when all else is sent away: whoever is in the middle of buying, paying or signing
 * in, money that is told of, and what operators ask.
 */
const essential = /^\/(healthz|readyz|metrics|webhooks\/|payment-qr\/|((kh|zh)\/)?(checkout|cart|payment|paypal|order)|(rest\/)?(checkout|payment|upload|api\/(checkout|cart|payment|auth|verify|profile|site)))/;

export interface Limits {
  /** Requests under way beyond which others are sent away. */
  underWay: number;
  /** Milliseconds that the process may be late with its work. */
  lateMs: number;
}

/** Two seconds of rendering, about, and a delay that no shopper waits for. */
const usual: Limits = { underWay: 150, lateMs: 1000 };
/** What is essential has this much more room, so that it too ends somewhere. */
const roomForEssential = 6;
const lookEveryMs = 50;
const retryAfterSeconds = 2;

/**
 * Sends requests away at the door while there are more than can be served, before any work goes
 * into them: a shop that answers some late and none in time serves nobody.
 */
export class OverloadGuard {
  readonly #limits: Limits;
  readonly #timer: NodeJS.Timeout;
  #underWay = 0;
  #late = 0;
  /** Requests sent away since the start. */
  shed = 0;

  constructor(limits: Limits = usual) {
    this.#limits = limits;
    let expected = performance.now() + lookEveryMs;
    this.#timer = setInterval(() => {
      const now = performance.now();
      // Smoothed: one long task is no overload.
      this.#late = this.#late * 0.7 + Math.max(0, now - expected) * 0.3;
      expected = now + lookEveryMs;
    }, lookEveryMs);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** Lets a request in and counts it until it is answered; else answers it with 503 and gives false. */
  admit({ url = "/", headers }: IncomingMessage, outgoing: ServerResponse): boolean {
    const room = essential.test(url) ? roomForEssential : 1;
    if (this.#underWay >= this.#limits.underWay * room || this.#late > this.#limits.lateMs * room) {
      this.shed++;
      outgoing.writeHead(503, { "retry-after": String(retryAfterSeconds), "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" });
      outgoing.end("The shop is very busy. Please try again in a moment.\n");
      return false;
    }
    // A stream of events is open for long and does nothing.
    if (headers.accept?.startsWith("text/event-stream")) return true;
    this.#underWay++;
    outgoing.once("close", () => this.#underWay--);
    return true;
  }
}
