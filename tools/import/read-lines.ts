import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { parse } from "csv-parse/sync";
import { StartError } from "@shop/api/platform/errors/start-error";

export type Format = "jsonl" | "csv";

/** A line of a file: its fields, or an error. */
export type Line = { number: number; fields: Record<string, unknown> } | { number: number; error: string };

type WrongHeading = (names: readonly string[]) => string | undefined;

/** Columns without a name, or with one in brackets, are only for people. */
const isRead = (name: string) => name !== "" && !/^\(.*\)$/.test(name);

/** The apostrophe before a text that a spreadsheet would take for a formula, as exports write it, is none of its own. */
const withoutApostrophe = (field: string) => field.replace(/^'(?=[=+\-@])/, "");

/** Longest line that is read; a longer one is not a product. */
const longestLine = 2_000_000;

/** The format of a file by its name: CSV, or otherwise JSON lines. */
export function formatOf(path: string): Format {
  return /\.csv(?:\.gz)?$/i.test(path) ? "csv" : "jsonl";
}

type Kind = "gzip" | "utf8" | "utf16le";

/** Kinds of files by their first two bytes; any other is UTF-8. Excel writes its "Unicode Text" in UTF-16. */
const kinds: Record<string, Kind | "workbook"> = { "1f8b": "gzip", fffe: "utf16le", "504b": "workbook" };

async function kindOf(path: string): Promise<Kind> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(2), 0, 2, 0);
    const kind = kinds[buffer.toString("hex", 0, bytesRead)] ?? "utf8";
    if (kind === "workbook")
      throw new StartError(`${path} is a workbook or a ZIP file: save it as "CSV UTF-8", and import that`);
    return kind;
  } finally {
    await file.close();
  }
}

/**
 * Streams the lines of a file: JSON lines, a JSON array with one record per line, or CSV with a header, plain or gzipped.
 * Line numbers are those that an editor shows. `wrongHeading` may refuse the names in a CSV header.
 */
export async function* readLines(
  path: string,
  format: Format,
  wrongHeading: WrongHeading = () => undefined,
): AsyncGenerator<Line> {
  const kind = await kindOf(path);
  const file = createReadStream(path);
  const source = kind === "gzip" ? pipeline(file, createGunzip(), () => undefined) : file;
  source.setEncoding(kind === "gzip" ? "utf8" : kind);
  try {
    for await (const line of format === "csv" ? csvLines(source, wrongHeading) : jsonLines(source))
      yield asStorable(line);
  } catch (error) {
    if (error instanceof StartError) throw new StartError(`${path}: ${error.message}`);
    throw new StartError(`${path} cannot be read to its end: ${(error as Error).message}`);
  }
}

/** Refuses text that PostgreSQL cannot store and damaged files contain: NUL and lone surrogates, which JSON writes as escapes, and U+FFFD, to which invalid UTF-8 was decoded. */
function asStorable(line: Line): Line {
  if ("error" in line) return line;
  const written = JSON.stringify(line.fields);
  if (written.includes("\uFFFD")) return { number: line.number, error: "is not in UTF-8: save the file as such" };
  return /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f])/i.test(written)
    ? { number: line.number, error: "has characters that cannot be stored: NUL, or half of one" }
    : line;
}

async function* jsonLines(source: Readable): AsyncGenerator<Line> {
  let number = 0;
  for await (const text of textLines(source)) {
    number++;
    const json = text
      .replace(/^\uFEFF/, "")
      .trim()
      .replace(/,$/, "");
    if (["", "[", "]", "[]"].includes(json)) continue;
    yield readJson(json, number);
  }
}

/** Splits a text at line feeds only. `readline` also splits at U+2028, which JSON strings may contain. */
async function* textLines(source: Readable): AsyncGenerator<string> {
  let rest = "";
  for await (const chunk of source as AsyncIterable<string>) {
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
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return { number, error: "is not a JSON object" };
  return { number, fields: value as Record<string, unknown> };
}

interface TextLine {
  number: number;
  text: string;
}

/**
 * Reads CSV. A row ends with the line that closes its last quote. If the quotes of a row are wrong, only its first line is
 * refused and reading continues with the next one; otherwise a stray quote would swallow the rest of the file. A row with
 * too many or too few fields is refused too, since its values would land in the wrong columns. Empty rows, which
 * spreadsheets leave, are skipped.
 */
async function* csvLines(source: Readable, wrongHeading: WrongHeading): AsyncGenerator<Line> {
  let heading: string[] | undefined;
  for await (const { number, first, fields } of csvRows(source)) {
    if (!heading) {
      if (!fields || fields.some((name) => name.includes("\r")))
        throw new StartError(
          fields
            ? "its lines end in CR alone; save it with line ends LF or CRLF"
            : "a quote in its header row is wrong, or the row is too long",
        );
      heading = fields.map((name) => name.trim());
      const names = heading.filter(isRead);
      const twice = names.find((name, index) => names.indexOf(name) < index);
      const wrong = twice === undefined ? wrongHeading(names) : `has "${twice}" twice`;
      if (wrong !== undefined) throw new StartError(`its header row: ${wrong}`);
    } else if (!fields) yield { number: first, error: "a quote is wrong, or the row is too long" };
    else if (fields.every((field) => field.trim() === "")) continue;
    else if (fields.length === heading.length)
      yield {
        number,
        fields: Object.fromEntries(
          heading.flatMap((name, index) => (isRead(name) ? [[name, withoutApostrophe(fields[index]!)]] : [])),
        ),
      };
    else
      yield {
        number,
        error: `the row has ${fields.length} ${fields.length === 1 ? "field" : "fields"}, the header row has ${heading.length}`,
      };
  }
}

interface CsvRow {
  /** Numbers of its first and its last line. */
  first: number;
  number: number;
  /** Missing if the quotes are wrong. */
  fields?: string[];
}

/** Field separators: a comma, a semicolon (of spreadsheets in countries with decimal commas), or a tab. */
const dividers = [",", ";", "\t"];

async function* csvRows(source: Readable): AsyncGenerator<CsvRow> {
  let divider: string | undefined;
  /** The lines of a row that is not complete: each but the first has an even number of quotes. */
  let open: TextLine[] = [];
  let length = 0;
  let number = 0;
  /** Reads lines, given in reverse order. After a row with wrong quotes, its lines but the first are read again. */
  function* take(lines: TextLine[], isEnd = false): Generator<CsvRow> {
    for (let line = lines.pop(); line; line = lines.pop()) {
      divider ??= dividerOf(line.text);
      open.push(line);
      length += line.text.length + 1;
      const isClosed = hasOpenQuote(line.text) === open.length > 1;
      if (!isClosed && length <= longestLine && !(isEnd && lines.length === 0)) continue;
      const fields =
        isClosed && length <= longestLine ? readCsv(open.map(({ text }) => text).join("\n"), divider) : undefined;
      if (!fields) lines = lines.concat(open.slice(1).reverse());
      if (fields?.length !== 0) yield { first: open[0]!.number, number: line.number, ...(fields && { fields }) };
      open = [];
      length = 0;
    }
  }
  for await (const text of textLines(source))
    yield* take([{ number: ++number, text: number === 1 ? text.replace(/^\uFEFF/, "") : text }]);
  const rest = open.reverse();
  open = [];
  length = 0;
  yield* take(rest, true);
}

/** The separator of a file, by its header, since no field name contains one. */
const dividerOf = (heading: string) => dividers.find((each) => heading.includes(each)) ?? ",";

const hasOpenQuote = (text: string): boolean => text.split('"').length % 2 === 0;

/** The fields of a row; empty for an empty row, undefined if the quotes are wrong. */
function readCsv(lines: string, divider: string): string[] | undefined {
  const row = lines.replace(/\r$/, "");
  // A fast path: most rows have no quotes, and the parser is slow when it is called for each row.
  if (!row.includes('"')) return row === "" ? [] : row.split(divider);
  try {
    return parse(row, { delimiter: divider, record_delimiter: "\n", relax_column_count: true })[0] ?? [];
  } catch {
    return undefined;
  }
}
