import { stringify } from "csv-stringify/sync";

export type Cell = string | number | null;

/** Excel reads UTF-8, and so Khmer, only in a file that begins with it. */
export const byteOrderMark = "\uFEFF";

/**
 * Rows of CSV. A text that a spreadsheet would take for a formula gets an apostrophe, since it may be what a shopper
 * wrote; a semicolon is quoted, since it divides cells where the comma is that of decimals. Control characters become
 * blanks, so that each row is one line.
 */
export const csvRows = (rows: Cell[][]): string =>
  stringify(rows, {
    record_delimiter: "windows",
    escape_formulas: true,
    quoted_match: ";",
    cast: { string: (text) => text.replace(/\p{Cc}+/gu, " ").trim() },
  });
