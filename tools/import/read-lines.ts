import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse/sync";
import { StartError } from "@shop/api/platform/errors/start-error";

export type Format = "jsonl" | "csv";

/** A line of a file: its fields, or what is wrong with it. */
export type Line = { number: number; fields: Record<string, unknown> } | { number: number; error: string };

export type WrongHeading = (names: readonly string[]) => string | undefined;

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
 * those that an editor shows. `wrongHeading` says what is wrong with a heading's names, if anything is.
 */
export async function* readLines(path: string, format: Format, wrongHeading: WrongHeading = () => undefined): AsyncGenerator<Line> {
  const zipped = await isGzip(path);
  const file = createReadStream(path);
  const source = zipped ? pipeline(file, createGunzip(), () => undefined) : file;
  try {
    for await (const line of format === "csv" ? csvLines(source, wrongHeading) : jsonLines(source)) yield asStorable(line);
  } catch (error) {
    throw new StartError(`${path} cannot be read to its end: ${(error as Error).message}`);
  }
}

/** PostgreSQL takes neither NUL nor half a surrogate pair, which damaged files hold; written as JSON they are escapes. Bytes that are no UTF-8 were read as U+FFFD. */
function asStorable(line: Line): Line {
  if ("error" in line) return line;
  const written = JSON.stringify(line.fields);
  if (written.includes("\uFFFD")) return { number: line.number, error: "is not in UTF-8: save the file as such" };
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(written) ? { number: line.number, error: "holds signs that are none" } : line;
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

interface TextLine {
  number: number;
  text: string;
}

/**
 * A row ends with the line that closes its last quote. Where quotes are amiss the row's first line
 * alone is refused, and reading goes on with the line after it: a stray quote would take along all
 * that follows. So is a row with a field too many or too few: from the comma that is amiss on, each
 * field would be taken for another. Rows of nothing, as spreadsheets leave them, are passed over.
 */
async function* csvLines(source: Readable, wrongHeading: WrongHeading): AsyncGenerator<Line> {
  let heading: string[] | undefined;
  for await (const { number, first, fields } of csvRows(source)) {
    if (!heading) {
      if (!fields || fields.some((name) => name.includes("\r"))) throw new Error(fields ? "its lines end in CR alone, save it with others" : "a quote of its heading is amiss");
      heading = fields.map((name) => name.trim());
      const names = heading.filter((name) => name !== "");
      const twice = names.find((name, index) => names.indexOf(name) < index);
      const wrong = twice === undefined ? wrongHeading(names) : `"${twice}" stands twice`;
      if (wrong !== undefined) throw new Error(`of its heading ${wrong}`);
    } else if (!fields) yield { number: first, error: "a quote is amiss, or the row is longer than any product" };
    else if (fields.every((field) => field.trim() === "")) continue;
    else if (fields.length === heading.length) yield { number, fields: Object.fromEntries(heading.flatMap((name, index) => (name === "" ? [] : [[name, fields[index]]]))) };
    else yield { number, error: `has ${fields.length} ${fields.length === 1 ? "field" : "fields"}, the heading has ${heading.length}` };
  }
}

interface CsvRow {
  /** Of its first line, and of its last. */
  first: number;
  number: number;
  /** None where its quotes are amiss. */
  fields?: string[];
}

/** What divides fields: a comma, the semicolon of spreadsheets whose numbers have commas, or a tab. */
const dividers = [",", ";", "\t"];

async function* csvRows(source: Readable): AsyncGenerator<CsvRow> {
  let divider: string | undefined;
  /** Lines of a row that is not closed: of each but the first the quotes are even. */
  let open: TextLine[] = [];
  let length = 0;
  let number = 0;
  /** Takes lines, the last of them first; those behind a row that is no row once more. */
  function* take(lines: TextLine[], isEnd = false): Generator<CsvRow> {
    for (let line = lines.pop(); line; line = lines.pop()) {
      divider ??= dividerOf(line.text);
      open.push(line);
      length += line.text.length + 1;
      const isClosed = hasOpenQuote(line.text) === open.length > 1;
      if (!isClosed && length <= longestLine && !(isEnd && lines.length === 0)) continue;
      const fields = isClosed && length <= longestLine ? readCsv(open.map(({ text }) => text).join("\n"), divider) : undefined;
      if (!fields) lines = lines.concat(open.slice(1).reverse());
      if (fields?.length !== 0) yield { first: open[0]!.number, number: line.number, ...(fields && { fields }) };
      open = [];
      length = 0;
    }
  }
  for await (const text of textLines(source)) yield* take([{ number: ++number, text: number === 1 ? text.replace(/^\uFEFF/, "") : text }]);
  const rest = open.reverse();
  open = [];
  length = 0;
  yield* take(rest, true);
}

/** Names of fields hold none of them. */
const dividerOf = (heading: string) => dividers.find((each) => heading.includes(each)) ?? ",";

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

/** The fields of a row, none of an empty one; undefined where its quotes are amiss. */
function readCsv(lines: string, divider: string): string[] | undefined {
  const row = lines.replace(/\r$/, "");
  // Most rows have no quotes, and a parser for each of them takes long.
  if (!row.includes('"')) return row === "" ? [] : row.split(divider);
  try {
    return parse(row, { delimiter: divider, record_delimiter: "\n", relax_column_count: true })[0] ?? [];
  } catch {
    return undefined;
  }
}
