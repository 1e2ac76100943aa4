export type Cell = string | number | null;

/** Excel reads UTF-8, and so Khmer, only in a file that begins with it. */
export const byteOrderMark = "\uFEFF";

/** A row of CSV. */
export const csvRow = (cells: readonly Cell[]): string => `${cells.map(csvCell).join(",")}\r\n`;

/**
 * A text that a spreadsheet would take for a formula gets an apostrophe, since it may be what a shopper wrote. Control
 * characters become blanks, so that each row is one line.
 */
function csvCell(cell: Cell): string {
  if (typeof cell !== "string") return String(cell ?? "");
  const line = cell.replace(/\p{Cc}+/gu, " ").trim();
  const text = /^[=+\-@＝＋－＠]/.test(line) ? `'${line}` : line;
  return /[",;]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
