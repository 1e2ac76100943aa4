import type { IncomingMessage, ServerResponse } from "node:http";
import { minuteMs } from "@shop/kit/durations";

interface IncomingBodiesOptions {
  /** Most bodies that may be arriving at once. */
  most: number;
  /** Milliseconds between two checks of how much has arrived. */
  checkMs?: number;
  /** Milliseconds for which a body may arrive too slowly before its connection is closed. */
  patienceMs?: number;
}

/** Bytes a second below which a body is too slow: a tenth of what the slowest phone networks bring. */
const minBytesPerSecond = 2048;

/** The usual times, in milliseconds. A proxy before the server has to allow for both together (`deploy/nginx.conf.template`). */
export const slowBodyTimes = { checkMs: 15_000, patienceMs: minuteMs };

interface Body {
  incoming: IncomingMessage;
  /** Bytes that its connection had received at the last check. */
  received: number;
  /** When it last arrived fast enough, or began, in milliseconds. */
  slowSince: number;
}

/**
 * Watches the bodies of requests while they arrive, against clients that open many and send almost nothing. A picture
 * may take minutes over a slow network. A body that stays below the minimum rate for longer than `patienceMs` is cut
 * off, and while more bodies than `most` are arriving, so is the one that has been too slow for longest.
 */
export class IncomingBodies {
  readonly #bodies = new Map<ServerResponse, Body>();
  readonly #most: number;
  readonly #checkMs: number;
  readonly #patienceMs: number;
  #checking: NodeJS.Timeout | undefined;
  #checkedAt = 0;

  constructor({ most, checkMs = slowBodyTimes.checkMs, patienceMs = slowBodyTimes.patienceMs }: IncomingBodiesOptions) {
    this.#most = most;
    this.#checkMs = checkMs;
    this.#patienceMs = patienceMs;
  }

  add(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const now = performance.now();
    if (this.#bodies.size === 0) {
      this.#checkedAt = now;
      this.#checking = setInterval(() => this.#check(), this.#checkMs).unref();
    }
    this.#bodies.set(outgoing, { incoming, received: incoming.socket.bytesRead, slowSince: now });
    const remove = () => this.#remove(outgoing);
    incoming.once("end", remove);
    outgoing.once("close", remove);
    if (this.#bodies.size > this.#most) this.#cutOffSlowest();
  }

  #remove(outgoing: ServerResponse): void {
    this.#bodies.delete(outgoing);
    if (this.#bodies.size === 0) clearInterval(this.#checking);
  }

  #check(): void {
    const now = performance.now();
    const enough = ((now - this.#checkedAt) / 1000) * minBytesPerSecond;
    this.#checkedAt = now;
    for (const [outgoing, body] of this.#bodies) {
      const { bytesRead } = body.incoming.socket;
      if (bytesRead - body.received >= enough) body.slowSince = now;
      else if (now - body.slowSince > this.#patienceMs) outgoing.destroy();
      body.received = bytesRead;
    }
  }

  #cutOffSlowest(): void {
    this.#check();
    const [slowest] = [...this.#bodies].toSorted(([, one], [, other]) => one.slowSince - other.slowSince);
    slowest?.[0].destroy();
  }
}
