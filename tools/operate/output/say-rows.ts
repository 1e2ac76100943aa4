import type { FirstRows } from "@shop/api/views/staff/first-rows";
import type { Work } from "../command.ts";

/** Prints the rows of a list, or that there are none, and whether there are more than it shows; `next` is the option that lists those after a row. */
export function sayRows<Row>(
  { say }: Pick<Work, "say">,
  { found, isMore }: FirstRows<Row>,
  none: string,
  linesOf: (row: Row) => string | Iterable<string>,
  next?: (last: Row) => string,
): void {
  for (const row of found) {
    const lines = linesOf(row);
    for (const line of typeof lines === "string" ? [lines] : lines) say(line);
  }
  if (found.length === 0) say(none);
  if (isMore) say(`only the first ${found.length} are shown${next ? `; for more add ${next(found.at(-1)!)}` : ""}`);
}
