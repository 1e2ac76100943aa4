import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

interface WaitingConnectionsOptions {
  /** Most connections, of which each takes about 12 KB. */
  most?: number;
  /** Most bytes of heads that have begun to arrive. Usually a head is there at once, in a few kilobytes. */
  mostBytes?: number;
  /** Milliseconds between two checks of how much has arrived. */
  checkMs?: number;
  /** Called whenever connections have been cut off. */
  onCutOff?: () => void;
}

const refusal = "HTTP/1.1 503 Service Unavailable\r\nRetry-After: 2\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";

/**
 * Watches the connections on which no request is in progress, against clients that open thousands and begin a head on
 * each. Where they are too many, the one that has waited for longest is cut off; where their heads are too large, the
 * largest are. So those who send whole requests are still served.
 */
export class WaitingConnections {
  /** The bytes that each had received before the head that is arriving, the one that has waited for longest first. */
  readonly #waiting = new Map<Socket, number>();
  readonly #options: Required<WaitingConnectionsOptions>;
  #checking: NodeJS.Timeout | undefined;
  #open = 0;

  constructor({
    most = 10_000,
    mostBytes = 32 * 1024 * 1024,
    checkMs = 100,
    onCutOff = () => undefined,
  }: WaitingConnectionsOptions = {}) {
    this.#options = { most, mostBytes, checkMs, onCutOff };
  }

  /** A connection was opened. */
  add(socket: Socket): void {
    if (this.#open++ === 0) this.#checking = setInterval(() => this.#check(), this.#options.checkMs).unref();
    this.#waiting.set(socket, 0);
    socket.once("close", () => {
      this.#waiting.delete(socket);
      if (--this.#open === 0) clearInterval(this.#checking);
    });
    const [longest] = this.#waiting.keys();
    if (this.#open > this.#options.most && longest) this.#cutOff([longest]);
  }

  /** A head has arrived. After its answer the connection waits again. */
  headArrived(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { socket } = incoming;
    this.#waiting.delete(socket);
    const wait = () => void (!socket.destroyed && this.#waiting.set(socket, socket.bytesRead));
    outgoing.once("close", () => void (incoming.complete ? wait() : incoming.once("end", wait)));
  }

  #check(): void {
    let over = -this.#options.mostBytes;
    for (const [socket, before] of this.#waiting) over += socket.bytesRead - before;
    if (over <= 0) return;
    const heads = [...this.#waiting].map(([socket, before]) => ({ socket, bytes: socket.bytesRead - before }));
    const largest: Socket[] = [];
    for (const { socket, bytes } of heads.sort((one, other) => other.bytes - one.bytes)) {
      if (over <= 0) break;
      over -= bytes;
      largest.push(socket);
    }
    this.#cutOff(largest);
  }

  #cutOff(sockets: Socket[]): void {
    for (const socket of sockets) {
      socket.write(refusal);
      socket.destroy();
    }
    this.#options.onCutOff();
  }
}
