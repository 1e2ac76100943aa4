import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { createWriteStream } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export interface Program {
  command: string;
  args: readonly string[];
  options?: SpawnOptions;
  /** File that its output is added to. */
  logFile: string;
}

/** Milliseconds between the end of a program and its next start. */
const pause = 300;

/** A program that is started again whenever it ends, as an init system does. */
export class Supervised {
  readonly #program: Program;
  #child: ChildProcess | undefined;
  #wanted = true;

  private constructor(program: Program) {
    this.#program = program;
  }

  static start(program: Program): Supervised {
    const supervised = new Supervised(program);
    supervised.#spawn();
    return supervised;
  }

  #spawn(): void {
    this.#child = spawnLogged(this.#program);
    this.#child.once("exit", async () => {
      await sleep(pause);
      if (this.#wanted) this.#spawn();
    });
  }

  /** Takes it away without a warning. */
  kill(): void {
    this.#child?.kill("SIGKILL");
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await end(this.#child, "SIGTERM");
  }
}

export function spawnLogged({ command, args, options, logFile }: Program): ChildProcess {
  const child = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "pipe"] });
  const log = createWriteStream(logFile, { flags: "a" });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

/** Sends a signal and waits until the program is gone. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}
