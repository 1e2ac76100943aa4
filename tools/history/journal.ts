import { createWriteStream, mkdirSync, type WriteStream } from "node:fs";
import { dirname } from "node:path";

/** Writes everything that happened to a file, so that a failed run can be analysed, and collects the violations. */
export class Journal {
  readonly violations: string[] = [];
  /** Counters by name. */
  readonly counts = new Map<string, number>();
  readonly file: string;
  readonly #stream: WriteStream;
  readonly #begin = Date.now();

  constructor(file: string) {
    mkdirSync(dirname(file), { recursive: true });
    this.file = file;
    this.#stream = createWriteStream(file);
  }

  write(kind: string, line: Record<string, unknown>): void {
    this.#stream.write(`${JSON.stringify({ ms: Date.now() - this.#begin, kind, ...line })}\n`);
  }

  count(what: string): void {
    this.counts.set(what, (this.counts.get(what) ?? 0) + 1);
  }

  /** Reports something that must never happen. */
  violate(rule: string, detail: unknown): void {
    const text = `${rule}: ${typeof detail === "string" ? detail : JSON.stringify(detail)}`;
    this.violations.push(text);
    this.write("violation", { text });
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#stream.end(() => resolve()));
  }
}
