import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readPostmaster } from "@shop/api/platform/postgres/postmaster";
import type { Chances } from "@shop/api/testing/hostile/random";
import type { ConnectionProxy } from "./connection-proxy.ts";
import type { Mood, Outside } from "./outside.ts";
import type { ServerProcess } from "./servers.ts";

/** A fault that is injected into the running shop, and ends again. */
export interface Fault {
  name: string;
  /** Injects it; resolves when it is over. */
  strike(): Promise<void>;
}

interface Targets {
  servers: readonly ServerProcess[];
  proxy: ConnectionProxy;
  outside: Outside;
  /** The directory of PostgreSQL's cluster. */
  cluster: string;
  uploads: SmallDisk | null;
  chances: Chances;
}

/** A disk that is small enough to fill: a tmpfs, which can be mounted only on Linux and as root. */
export class SmallDisk {
  readonly #path: string;

  private constructor(path: string) {
    this.#path = path;
  }

  static mount(path: string): SmallDisk | null {
    mkdirSync(path, { recursive: true });
    const mounted =
      process.platform === "linux" &&
      process.getuid?.() === 0 &&
      spawnSync("mount", ["-t", "tmpfs", "-o", "size=16m", "tmpfs", path]).status === 0;
    return mounted ? new SmallDisk(path) : null;
  }

  fill(): void {
    const part = Buffer.alloc(65_536);
    try {
      for (let file = 0; ; file++) writeFileSync(join(this.#path, `filler-${file}`), part);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
    }
    // Fills the last blocks too.
    try {
      for (let file = 0; ; file++) writeFileSync(join(this.#path, `filler-small-${file}`), "x");
    } catch {}
  }

  free(): void {
    spawnSync("find", [this.#path, "-name", "filler-*", "-delete"]);
  }

  unmount(): void {
    spawnSync("umount", [this.#path]);
    rmSync(this.#path, { recursive: true, force: true });
  }
}

export function allFaults({ servers, proxy, outside, cluster, uploads, chances }: Targets): Fault[] {
  const mood = (name: Mood, ms: number): Fault => ({
    name: `everything outside is ${name} for ${ms / 1000} s`,
    async strike() {
      outside.mood = name;
      await sleep(ms);
      outside.mood = "well";
    },
  });
  const ended = (server: ServerProcess, signal: "SIGKILL" | "SIGTERM"): Fault => ({
    name: `server ${server.name} gets ${signal}`,
    async strike() {
      await server.end(signal);
      await sleep(chances.below(1000));
      await server.start();
    },
  });
  const faults: Fault[] = [
    ...servers.flatMap((server) => [ended(server, "SIGKILL"), ended(server, "SIGTERM")]),
    {
      name: "PostgreSQL is killed",
      async strike() {
        const running = readPostmaster(cluster);
        // `startEmbeddedPostgres`, which started it, starts it again.
        if (running) process.kill(running.pid, "SIGKILL");
        await sleep(1500);
      },
    },
    {
      name: "every connection to PostgreSQL is cut",
      async strike() {
        for (let times = 0; times < 5; times++) {
          proxy.cut();
          await sleep(chances.below(300));
        }
      },
    },
    mood("silent", 4000),
    mood("failing", 3000),
    mood("broken", 3000),
    mood("losing its answers", 3000),
  ];
  if (uploads) {
    faults.push({
      name: "the disk of uploads is full",
      async strike() {
        uploads.fill();
        await sleep(3000);
        uploads.free();
      },
    });
  }
  return faults;
}
