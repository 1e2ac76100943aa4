import { randomUUID } from "node:crypto";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Logger } from "@shop/api/platform/log";
import { hourMs } from "@shop/kit/durations";

/** At most one warning in this many milliseconds: a full disk fails for every picture. */
const warnEveryMs = hourMs;

/** A cache of files on the disk. A file that cannot be written is only logged: what it would hold is then made again for each request. */
export class FileCache {
  readonly #log: Pick<Logger, "warn">;
  #warnedAt = -Infinity;

  constructor(log: Pick<Logger, "warn">) {
    this.#log = log;
  }

  /** Writes a file as a whole or not at all: under another name first, which is then changed. */
  async write(file: string, body: Uint8Array): Promise<void> {
    // Random, since servers in containers that share a disk may all have the same process id.
    const unfinished = `${file}.${randomUUID()}.part`;
    try {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(unfinished, body);
      await rename(unfinished, file);
    } catch (error) {
      // Half a file must not use up what is left of a full disk.
      await rm(unfinished, { force: true }).catch(() => undefined);
      if (performance.now() - this.#warnedAt < warnEveryMs) return;
      this.#warnedAt = performance.now();
      this.#log.warn({ err: error }, "a generated picture could not be stored and is generated at each request");
    }
  }
}
