import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A store API in a process of its own, that tests kill and start again. */
interface KillableApi {
  /** Starts it, and resolves when it answers. */
  start(): Promise<void>;
  /** SIGKILL: it has no moment to finish anything. */
  kill(): Promise<void>;
  /** Sends a request again and again until the API is there to answer it, as a browser with patience does. */
  send(path: string, init: RequestInit): Promise<{ status: number; body: unknown }>;
}

const patienceMs = 300_000;

export async function killableApi(databaseUrl: string, dataDir: string): Promise<KillableApi> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  return {
    async start() {
      const env = {
        PATH: process.env["PATH"],
        DATABASE_URL: databaseUrl,
        DATA_DIR: dataDir,
        PORT: String(port),
        DEFAULT_STORE: "S001",
      };
      child = spawn(process.execPath, [join(import.meta.dirname, "api-process.ts")], {
        env,
        stdio: ["ignore", "pipe", "inherit"],
      });
      const failed = once(child, "exit").then(([code, signal]) => {
        throw new Error(`the API ended at its start: ${signal ?? code}`);
      });
      await Promise.race([once(child.stdout!, "data"), failed]);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
    async send(path, init) {
      for (const until = Date.now() + patienceMs; ; await sleep(50)) {
        try {
          const response = await fetch(origin + path, init);
          const text = await response.text();
          if (response.status !== 503)
            return { status: response.status, body: text.startsWith("{") ? JSON.parse(text) : text };
        } catch (error) {
          if (Date.now() > until) throw error;
        }
      }
    },
  };
}
