import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Logger } from "@shop/api/platform/log";

/** Milliseconds between two warnings: a full disk fails at each picture. */
const quiet = 3_600_000;

/** Files that spare making something again. Who asks is answered without them too. */
export class KeptFiles {
  readonly #log: Pick<Logger, "warn">;
  #warnedAt = -Infinity;

  constructor(log: Pick<Logger, "warn">) {
    this.#log = log;
  }

  /** Keeps a file whole or not at all; a disk that takes none is told to the operator alone. */
  async keep(file: string, body: Uint8Array): Promise<void> {
    // By chance: servers in containers that share a disk have one process number.
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, body);
      await rename(unfinished, file);
    } catch (error) {
      // On a full disk the half of it would take the room that is left.
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (performance.now() - this.#warnedAt < quiet) return;
      this.#warnedAt = performance.now();
      this.#log.warn({ err: error }, "a picture that was made could not be kept, and is made at each request");
    }
  }
}
