import { countStock, setStock } from "@shop/api/modules/catalog/public";
import type { Tx } from "@shop/api/platform/database/database";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { readShelves } from "@shop/api/views/staff/read-shelves";
import type { Command } from "../command.ts";
import { readStoreOption, readStoreRef, readWholeNumber } from "../input/read-arguments.ts";
import { readSheet, sheetColumns, type CountedRow } from "../input/stock-sheet.ts";
import { writeCsv } from "../output/csv.ts";
import { undone } from "../../shared/undone.ts";

/** Takes over counted rows. Returns the faults by line, and the lines that tell the differences. */
async function takeOver(tx: Tx, rows: readonly CountedRow[], actor: string) {
  const codes = [...new Set(rows.flatMap(({ store }) => store ?? []))];
  const ids = new Map<string, number>();
  for (const code of codes) ids.set(code, (await readStoreRef(tx, code)).id);
  const counts = rows.map(({ sku, store, sheet, expected, counted }) => ({
    sku,
    storeId: store === undefined ? 0 : ids.get(store)!,
    sheet,
    expected,
    counted,
  }));
  const faults: string[] = [];
  const changes: string[] = [];
  for (const [index, outcome] of (await countStock(tx, counts, actor)).entries()) {
    const { line, sku, expected, counted } = rows[index]!;
    if ("refused" in outcome) faults.push(`line ${line}: ${outcome.refused}`);
    else if (outcome.before !== outcome.after)
      changes.push(`${sku}: ${counted} counted, ${expected} expected; stock ${outcome.before} → ${outcome.after}`);
  }
  return { faults, changes };
}

const refuseFaults = (faults: readonly string[]) => {
  if (faults.length > 0) throw new StaffError(["Nothing was changed:", ...faults].join("\n  "));
};

/** Stock that stores share, and stock of a single store. */
export const stockCommands: Command[] = [
  {
    usage: "stock set SKU PIECES [--store CODE]",
    summary: "set how many pieces there are, in the pool that stores share or in one store",
    details: () => ["PIECES: - with --store means that the store uses the shared pool again."],
    async run({ services, actor, say }, { positional: [sku, text], options }) {
      await services.database.transaction(async (tx) => {
        const storeId = options.store === undefined ? 0 : (await readStoreRef(tx, options.store)).id;
        const pieces = text === "-" && storeId !== 0 ? null : readWholeNumber(text!);
        await setStock(tx, { sku: sku!, storeId, pieces, actor });
      });
      say(`${sku}: the stock is set${options.store ? ` in ${options.store}` : ""}`);
    },
  },
  {
    usage: "stock sheet FILE [TEXT] [--store CODE]",
    summary: "write a sheet for a stock-taking to a CSV file, which Excel can open",
    details: () => [
      "FILE must not exist yet. Fill in the column counted, and leave it empty where you have not counted.",
      "expected: what should lie on the shelves, with what orders and open payments have reserved, until the order is packed",
      "TEXT: a part of the SKU, or of the name in any language",
      "--store: what the store sells; otherwise everything in the pool that stores share",
    ],
    async run({ services, say }, values) {
      const [file, text] = values.positional;
      const { db } = services.database;
      const storeId = await readStoreOption(db, values);
      const rows = await writeCsv(file!, sheetColumns(), readShelves(db, { text, storeId }));
      say(`${rows} ${rows === 1 ? "row" : "rows"} to count in ${file}`);
    },
  },
  {
    usage: "stock count FILE [--save yes]",
    summary: "say what a counted sheet differs from the stock; with --save yes, correct the stock by it",
    details: () => [
      "FILE: CSV as `stock sheet` writes it. What was sold since then stays sold. If a line is wrong, nothing is changed.",
      "The same sheet can be saved again, such as when more of it is counted: what it counted before stays as it is.",
    ],
    async run({ services, actor, say }, { positional: [file], options: { save } }) {
      const { rows, left, faults } = await readSheet(file!);
      if (save !== undefined && save !== "yes") throw new StaffError(`"${save}" must be yes`);
      let changes: string[] = [];
      const work = async (tx: Tx) => {
        const taken = await takeOver(tx, rows, actor);
        refuseFaults([...faults, ...taken.faults]);
        ({ changes } = taken);
      };
      await (save ? services.database.transaction(work) : undone(services.database, work));
      for (const change of changes) say(change);
      say(
        `${rows.length} counted: ${changes.length} ${save ? "corrected" : "to correct"}, ${rows.length - changes.length} unchanged; ${left} not counted`,
      );
      if (!save && changes.length > 0) say("Nothing was changed: add --save yes to correct the stock");
    },
  },
];
