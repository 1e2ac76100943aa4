import { setTimeout as sleep } from "node:timers/promises";
import type { ServerProcess } from "./servers.ts";

const lookMs = 200;

/** What a proxy before the servers does: it looks at each whether it is there, and sends nothing to those that leave. */
export class Entrance {
  readonly #servers: readonly ServerProcess[];
  readonly #there = new Set<ServerProcess>();
  #isOpen = true;
  readonly #looking: Promise<void>;

  /** `there` are the servers that are known to be well; the others get requests once they are. */
  constructor(servers: readonly ServerProcess[], there: readonly ServerProcess[] = servers) {
    this.#servers = servers;
    for (const server of there) this.#there.add(server);
    this.#looking = this.#look();
  }

  async #look(): Promise<void> {
    while (this.#isOpen) {
      for (const server of this.#servers) {
        const isThere = await fetch(`${server.origin}/healthz`, { signal: AbortSignal.timeout(5000) }).then(({ ok }) => ok, () => false);
        if (isThere) this.#there.add(server);
        else this.#there.delete(server);
      }
      await sleep(lookMs);
    }
  }

  /** One of those that are there, in turn. */
  pick(turn: number): ServerProcess {
    const there = [...this.#there];
    return there[turn % there.length] ?? this.#servers[0]!;
  }

  has(server: ServerProcess): boolean {
    return this.#there.has(server);
  }

  async close(): Promise<void> {
    this.#isOpen = false;
    await this.#looking;
  }
}
