import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Clock ticks per second in /proc. */
const ticks = 100;

/** Fields of /proc/PID/stat after the name: parent, then times in ticks. */
function statOf(pid: string): { parent: string; own: number; ended: number } | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const sum = (from: number) => Number(fields[from]) + Number(fields[from + 1]);
    return { parent: fields[1]!, own: sum(11), ended: sum(13) };
  } catch {
    return null;
  }
}

/** Processor time in milliseconds. */
export interface Cost {
  server: number;
  database: number;
}

/** Processor time that a server and its PostgreSQL have used so far, in milliseconds. */
export class Costs {
  readonly #origin: string;
  readonly #postmaster: string;

  constructor({ origin, cluster }: { origin: string; cluster: string }) {
    this.#origin = origin;
    this.#postmaster = readFileSync(join(cluster, "postmaster.pid"), "utf8").split("\n")[0]!;
  }

  async now(): Promise<Cost> {
    const text = await (await fetch(`${this.#origin}/metrics`)).text();
    const server = Number(/^process_cpu_seconds_total (\S+)/m.exec(text)?.[1]) * 1000;
    const own = statOf(this.#postmaster)!;
    const children = readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .map(statOf)
      .filter((stat) => stat?.parent === this.#postmaster);
    const database = own.own + own.ended + children.reduce((sum, stat) => sum + stat!.own, 0);
    return { server, database: (database * 1000) / ticks };
  }
}
