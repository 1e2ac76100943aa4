import { median, quantile } from "../../statistics.ts";
import type { Answer } from "../slow-phone.ts";

const labelWidth = 42;
const columns = ["median", "p95", "at most", "bare", "ratio", "work", "bare", "ratio"];

const cell = (value: number, digits = 0) => (Number.isNaN(value) ? "" : value.toFixed(digits)).padStart(9);
const times = (answers: Answer[]) => answers.map(({ painted }) => painted);
const works = (answers: Answer[]) => answers.map(({ work }) => work);

export const printHead = () => console.log("".padEnd(labelWidth), ...columns.map((name) => name.padStart(9)));

/** A row: how soon the shop and the bare page answered, and what `most` is allowed, if anything. */
export function printRow(label: string, most: number | null, shop: Answer[], bare: Answer[] = []): void {
  const ratio = (read: typeof times) => median(read(shop)) / median(read(bare));
  console.log(
    label.padEnd(labelWidth),
    cell(median(times(shop))),
    cell(quantile(times(shop), 0.95)),
    cell(most ?? Number.NaN),
    cell(median(times(bare))),
    cell(ratio(times), 2),
    cell(median(works(shop))),
    cell(median(works(bare))),
    cell(ratio(works), 2),
  );
}
