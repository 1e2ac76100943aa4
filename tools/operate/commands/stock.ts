import { setStock } from "@shop/api/modules/catalog/public";
import type { Command } from "../command.ts";
import { readStoreRef, readWholeNumber } from "../input/read-arguments.ts";

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
];
