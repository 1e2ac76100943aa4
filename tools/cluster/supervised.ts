import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

export interface Program {
  command: string;
  args: readonly string[];
  options?: SpawnOptions;
  /** The file that its output is appended to. */
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
    const { options, ...program } = this.#program;
    // In its own process group, so that it can be killed together with its children.
    this.#child = spawnLogged({ ...program, options: { ...options, detached: true } });
    this.#child.once("exit", async () => {
      await sleep(pause);
      if (this.#wanted) this.#spawn();
    });
  }

  /** Kills it without warning, with all processes that it started. */
  kill(): void {
    if (this.#child?.pid && isThere(this.#child)) process.kill(-this.#child.pid, "SIGKILL");
  }

  async stop(): Promise<void> {
    this.#wanted = false;
    await end(this.#child, "SIGTERM");
  }
}

export function spawnLogged({ command, args, options, logFile }: Program): ChildProcess {
  const log = openSync(logFile, "a");
  try {
    return spawn(command, args, { ...options, stdio: ["ignore", log, log] });
  } finally {
    // The program has its own copy; ours would stay open after each start.
    closeSync(log);
  }
}

const isThere = (child: ChildProcess) => child.exitCode === null && child.signalCode === null;

/** Sends a signal and waits until the program is gone. */
export async function end(child: ChildProcess | undefined, signal: NodeJS.Signals): Promise<void> {
  if (!child || !isThere(child)) return;
  const exited = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await exited;
}
