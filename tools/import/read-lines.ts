import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse";
import { StartError } from "@shop/api/platform/start-error";

export type Format = "jsonl" | "csv";

/** A line of a file: its fields, or what is wrong with it. */
export type Line = { number: number; fields: Record<string, unknown> } | { number: number; error: string };

/** Longest line that is read; a longer one is not a product. */
const longestLine = 2_000_000;

/** The form of a file by its name; JSON lines unless it says CSV. */
export function formatOf(path: string): Format {
  return /\.csv(?:\.gz)?$/i.test(path) ? "csv" : "jsonl";
}

async function isGzip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    return bytesRead === 2 && buffer[0] === 0x1f && buffer[1] === 0x8b;
  } finally {
    await file.close();
  }
}

/**
 * The lines of a file, one at a time and without holding more than a few: JSON lines or CSV
 * with a heading, plain or gzip. Also a JSON array that has one record on each line. Numbers are
 * those that an editor shows.
 */
export async function* readLines(path: string, format: Format): AsyncGenerator<Line> {
  const zipped = await isGzip(path);
  const file = createReadStream(path);
  const source = zipped ? pipeline(file, createGunzip(), () => undefined) : file;
  try {
    for await (const line of format === "csv" ? csvLines(source) : jsonLines(source)) yield "error" in line || isStorable(line.fields) ? line : { number: line.number, error: "holds signs that are none" };
  } catch (error) {
    throw new StartError(`${path} cannot be read to its end: ${(error as Error).message}`);
  }
}

/** PostgreSQL takes neither NUL nor half a surrogate pair, which damaged files hold; written as JSON they are escapes. */
function isStorable(fields: Record<string, unknown>): boolean {
  return !/(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(JSON.stringify(fields));
}

async function* jsonLines(source: Readable): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of textLines(source)) {
    number++;
    const json = text.replace(/^\uFEFF/, "").trim().replace(/,$/, "");
    if (json === "" || json === "[" || json === "]") continue;
    yield readJson(json, number);
  }
}

/** Divided by line feeds alone: readline also takes U+2028 for an end, which JSON may hold as it is. */
async function* textLines(source: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of source.setEncoding("utf8") as AsyncIterable<string>) {
    const lines = (rest + chunk).split("\n");
    rest = lines.pop()!;
    if (rest.length > longestLine) rest = rest.slice(0, longestLine + 1);
    yield* lines;
  }
  yield rest;
}

function readJson(json: string, number: number): Line {
  if (json.length > longestLine) return { number, error: "the line is longer than any product" };
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return { number, error: "is not JSON" };
  }
  if (typeof value !== "object" || value === null || Array.isArray(value)) return { number, error: "is not a JSON object" };
  return { number, fields: value as Record<string, unknown> };
}

interface CsvRow {
  record: string[];
  info: { lines: number };
}

/** A row with a field too many or too few is told: from the comma that is amiss on, each field would be taken for another. */
async function* csvLines(source: Readable): AsyncGenerator<Line> {
  const parser = parse({ bom: true, info: true, skip_empty_lines: true, relax_column_count: true, max_record_size: longestLine });
  source.once("error", (error) => parser.destroy(error));
  let heading: string[] | undefined;
  for await (const { record, info } of source.pipe(parser) as AsyncIterable<CsvRow>) {
    if (!heading) heading = record.map((name) => name.trim());
    else if (record.length === heading.length) yield { number: info.lines, fields: Object.fromEntries(heading.map((name, index) => [name, record[index]])) };
    else yield { number: info.lines, error: `has ${record.length} ${record.length === 1 ? "field" : "fields"}, the heading has ${heading.length}` };
  }
}
