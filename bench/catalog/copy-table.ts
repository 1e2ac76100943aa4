import { once } from "node:events";
import { PassThrough } from "node:stream";
import { finished } from "node:stream/promises";
import type pg from "pg";
import { from as copyFrom } from "pg-copy-streams";

type Value = string | number | boolean | null | object;

/** Writes rows into a table with COPY, in PostgreSQL's text format. */
export class CopiedTable {
  readonly #stream = new PassThrough({ highWaterMark: 1 << 20 });
  readonly #done: Promise<void>;

  constructor(client: pg.Client, name: string, columns: string) {
    this.#done = finished(this.#stream.pipe(client.query(copyFrom(`copy ${name} (${columns}) from stdin`))));
  }

  async add(values: readonly Value[]): Promise<void> {
    const line = `${values.map(text).join("\t")}\n`;
    if (!this.#stream.write(line)) await once(this.#stream, "drain");
  }

  async end(): Promise<void> {
    this.#stream.end();
    await this.#done;
  }
}

function text(value: Value): string {
  if (value === null) return "\\N";
  const plain = typeof value === "object" ? JSON.stringify(value) : String(value);
  return plain.replace(/[\\\t\n\r]/g, (sign) => ({ "\\": "\\\\", "\t": "\\t", "\n": "\\n", "\r": "\\r" })[sign]!);
}
