import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, closeSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const root = join(import.meta.dirname, "../..");

/** The whole shop, which needs a built storefront, or only the store API. */
export type Kind = "shop" | "api";

const entries: Record<Kind, { file: string; base: string }> = {
  shop: { file: "apps/server/src/main.ts", base: "/rest" },
  api: { file: "apps/server/src/api-only.ts", base: "" },
};

/** Timeout of a start, in milliseconds: on a busy machine it takes minutes. */
const startMs = 300_000;

interface ServerOptions {
  kind: Kind;
  port: number;
  env: Record<string, string>;
  clockOffsetMs: number;
  logFile: string;
  /** The directory of the code to run, if it is another version. */
  directory?: string;
}

/** A server in a process of its own, which can be stopped and started again. */
export class ServerProcess {
  readonly name: string;
  readonly #options: ServerOptions;
  #child: ChildProcess | undefined;

  constructor(name: string, options: ServerOptions) {
    this.name = name;
    this.#options = options;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /** Address of the store API. */
  get api(): string {
    return this.origin + entries[this.#options.kind].base;
  }

  /** Starts the server; resolves when it is ready. */
  async start(): Promise<void> {
    const { kind, port, env, clockOffsetMs, logFile, directory = root } = this.#options;
    const log = openSync(logFile, "a");
    const clock = ["--import", join(import.meta.dirname, "shifted-clock.mjs")];
    const child = spawn(
      process.execPath,
      [...(clockOffsetMs === 0 ? [] : clock), join(directory, entries[kind].file)],
      {
        cwd: directory,
        env: {
          PATH: process.env["PATH"],
          NODE_ENV: "production",
          PORT: String(port),
          CLOCK_OFFSET_MS: String(clockOffsetMs),
          ...env,
        },
        stdio: ["ignore", log, log],
      },
    );
    closeSync(log);
    this.#child = child;
    for (const until = Date.now() + startMs; ; await sleep(50)) {
      if (child.exitCode !== null) throw new Error(`Server ${this.name} did not start: see ${logFile}`);
      if (child.signalCode !== null) return;
      const isReady = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return;
      if (Date.now() > until) throw new Error(`Server ${this.name} is not ready: see ${logFile}`);
    }
  }

  /** Ends the server; resolves when it has exited. SIGKILL interrupts what is in progress, SIGTERM lets it finish. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
