import { stringify } from "csv-stringify/sync";
import { writePrivate } from "./save-private.ts";

type Cell = string | number | null;
/** The columns of a file by their names, each with what it has of a row. */
export type Columns<Row> = Record<string, (row: Row) => Cell>;

/** Excel reads UTF-8, and so Khmer, only in a file that begins with it. */
const byteOrderMark = "\uFEFF";

/**
 * Rows of CSV. A text that a spreadsheet would take for a formula gets an apostrophe, since it may be what a shopper
 * wrote; a semicolon is quoted, since it divides cells where the comma is that of decimals. Control characters become
 * blanks, so that each row is one line.
 */
const csvRows = (rows: Cell[][]): string =>
  stringify(rows, {
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: ";",
    cast: { string: (text) => text.replace(/\p{Cc}+/gu, " ").trim() },
  });

/** Writes rows to a new CSV file that only this user may read. Returns how many. */
export async function writeCsv<Row>(
  path: string,
  columns: Columns<Row>,
  portions: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): Promise<number> {
  let count = 0;
  async function* texts() {
    yield byteOrderMark + csvRows([Object.keys(columns)]);
    for await (const rows of portions) {
      count += rows.length;
      yield csvRows(rows.map((row) => Object.values(columns).map((cell) => cell(row))));
    }
  }
  await writePrivate(path, texts());
  return count;
}
