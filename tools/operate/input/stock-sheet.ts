import { randomUUID } from "node:crypto";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { StartError } from "@shop/api/platform/errors/start-error";
import { whyUnread } from "@shop/api/platform/errors/unread-file";
import type { Shelved } from "@shop/api/views/staff/read-shelves";
import { readLines } from "../../import/read-lines.ts";
import { nameColumns } from "../output/article-name.ts";
import type { Columns } from "../output/csv.ts";
import { readWholeNumber } from "./read-arguments.ts";

/** How the pool that stores share is named in a sheet. */
const pool = "pool";

/** The columns of a new sheet; staff fill in the last. */
export function sheetColumns(): Columns<Shelved> {
  const sheet = randomUUID();
  return {
    sku: ({ sku }) => sku,
    ...nameColumns,
    stock_of: ({ stockOf }) => stockOf ?? pool,
    sheet: () => sheet,
    expected: ({ expected }) => expected,
    counted: () => null,
  };
}

const needed = ["sku", "stock_of", "sheet", "expected", "counted"] as const;

/** A counted row of a sheet. */
export interface CountedRow {
  line: number;
  sku: string;
  /** Code of the store; undefined for the pool. */
  store: string | undefined;
  sheet: string;
  expected: number;
  counted: number;
}

interface Sheet {
  rows: CountedRow[];
  /** How many rows are not counted. */
  left: number;
  /** What is wrong, by line. */
  faults: string[];
}

/** Reads a sheet that staff have filled in. @throws StaffError if it is none. */
export async function readSheet(file: string): Promise<Sheet> {
  const rows = new Map<string, CountedRow>();
  const sheet: Sheet = { rows: [], left: 0, faults: [] };
  try {
    for await (const line of readLines(file, "csv", wrongHeading)) {
      const row = "error" in line ? line.error : readRow(line.number, line.fields as Record<string, string>);
      if (row === undefined) sheet.left++;
      else if (typeof row === "string") sheet.faults.push(`line ${line.number}: ${row}`);
      else if (rows.has(row.sku))
        sheet.faults.push(`line ${row.line}: ${row.sku} is on line ${rows.get(row.sku)!.line} too`);
      else rows.set(row.sku, row);
    }
  } catch (error) {
    throw new StaffError(error instanceof StartError ? error.message : whyUnread(file, error));
  }
  return { ...sheet, rows: [...rows.values()] };
}

function wrongHeading(names: readonly string[]): string | undefined {
  const missing = needed.filter((name) => !names.includes(name));
  return missing.length === 0 ? undefined : `has no ${missing.join(", ")}; \`stock sheet\` writes a file to count in`;
}

/** A row of a sheet, or what is wrong with it; undefined if it is not counted. */
function readRow(line: number, fields: Record<string, string>): CountedRow | string | undefined {
  const [sku = "", stockOf = "", sheet = "", expected = "", counted = ""] = needed.map((name) => fields[name]?.trim());
  if (counted === "") return undefined;
  if (sku === "" || stockOf === "" || sheet === "") return "sku, stock_of or sheet is empty";
  try {
    const store = stockOf === pool ? undefined : stockOf;
    return { line, sku, store, sheet, expected: readWholeNumber(expected), counted: readWholeNumber(counted) };
  } catch (error) {
    return (error as StaffError).message;
  }
}
