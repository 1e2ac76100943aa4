import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/** A real Redis or Valkey of its own, which a test takes away and brings back. */
interface RedisServer {
  url: string;
  start(): Promise<void>;
  /** SIGKILL, and what it counted is gone: nothing is written to disk. */
  kill(): Promise<void>;
  /** It takes connections and commands and answers none, until told to go on. */
  freeze(): void;
  thaw(): void;
}

export async function redisServer(program: string): Promise<RedisServer> {
  const port = await freePort();
  let child: ChildProcess | undefined;
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => {
        socket.end();
        resolve(true);
      }).on("error", () => resolve(false));
    });
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      child = spawn(program, ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"], {
        stdio: "ignore",
      });
      while (!(await answers())) await sleep(20);
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, "exit");
      child.kill("SIGKILL");
      await gone;
    },
    freeze: () => void child?.kill("SIGSTOP"),
    thaw: () => void child?.kill("SIGCONT"),
  };
}
