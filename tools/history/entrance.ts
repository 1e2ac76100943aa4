import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "./servers.ts";

const checkMs = 200;

/** Chooses servers as a load balancer does: by health checks, so that a server which drains gets no new requests. */
export class Entrance {
  readonly #servers: readonly ServerProcess[];
  readonly #there = new Set<ServerProcess>();
  #isOpen = true;
  readonly #looking: Promise<void>;

  /** `there` are the servers that are healthy already; the others get requests once their health check succeeds. */
  constructor(servers: readonly ServerProcess[], there: readonly ServerProcess[] = servers) {
    this.#servers = servers;
    for (const server of there) this.#there.add(server);
    this.#looking = this.#look();
  }

  async #look(): Promise<void> {
    while (this.#isOpen) {
      for (const server of this.#servers) {
        const isThere = await fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(5000) }).then(
          ({ ok }) => ok,
          () => false,
        );
        if (isThere) this.#there.add(server);
        else this.#there.delete(server);
      }
      await sleep(checkMs);
    }
  }

  /** A healthy server, in turn. */
  pick(turn: number): ServerProcess {
    const there = [...this.#there];
    return there[turn % there.length] ?? this.#servers[0]!;
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#looking;
  }
}
