import type { IncomingMessage, ServerResponse } from "node:http";

export interface ComingInOptions {
  /** Bodies that may be on their way in at once. */
  most: number;
  /** Milliseconds between two looks at what they have brought. */
  lookMs?: number;
  /** Milliseconds after which one is cut off that has brought too little all the while. */
  patienceMs?: number;
}

/** Bytes a second that a body has to bring: a tenth of what the slowest phone networks do. */
const least = 2048;

/** Milliseconds between two looks, and after which one is cut off; a proxy before the server waits for both together. */
export const slowest = { lookMs: 15_000, patienceMs: 60_000 };

interface Body {
  incoming: IncomingMessage;
  /** Bytes that its connection had brought at the last look. */
  brought: number;
  /** Since when it brings too little, in milliseconds. */
  since: number;
}

/**
 * Bodies of requests that are on their way in. A picture takes minutes over a slow network and is let come; one that
 * brings next to nothing is cut off, and when there are very many, the one that has done so longest.
 */
export class ComingIn {
  readonly #bodies = new Map<ServerResponse, Body>();
  readonly #most: number;
  readonly #lookMs: number;
  readonly #patienceMs: number;
  #looking: NodeJS.Timeout | undefined;
  #looked = 0;

  constructor({ most, lookMs = slowest.lookMs, patienceMs = slowest.patienceMs }: ComingInOptions) {
    this.#most = most;
    this.#lookMs = lookMs;
    this.#patienceMs = patienceMs;
  }

  add(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const now = performance.now();
    if (this.#bodies.size === 0) {
      this.#looked = now;
      this.#looking = setInterval(() => this.#look(), this.#lookMs).unref();
    }
    this.#bodies.set(outgoing, { incoming, brought: incoming.socket.bytesRead, since: now });
    const isIn = () => this.#remove(outgoing);
    incoming.once("end", isIn);
    outgoing.once("close", isIn);
    if (this.#bodies.size > this.#most) this.#cutOffSlowest();
  }

  #remove(outgoing: ServerResponse): void {
    this.#bodies.delete(outgoing);
    if (this.#bodies.size === 0) clearInterval(this.#looking);
  }

  /** Sees who brings enough, and cuts off who has not for long. */
  #look(): void {
    const now = performance.now();
    const enough = ((now - this.#looked) / 1000) * least;
    this.#looked = now;
    for (const [outgoing, body] of this.#bodies) {
      const { bytesRead } = body.incoming.socket;
      if (bytesRead - body.brought >= enough) body.since = now;
      else if (now - body.since > this.#patienceMs) outgoing.destroy();
      body.brought = bytesRead;
    }
  }

  #cutOffSlowest(): void {
    this.#look();
    const [slowest] = [...this.#bodies].toSorted(([, one], [, other]) => one.since - other.since);
    slowest?.[0].destroy();
  }
}
