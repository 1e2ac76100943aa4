import { formatMoney } from "@shop/kit/money";
import { indexCatalog } from "@shop/api/flows/catalog/index-catalog";
import { listProductsForStaff } from "@shop/api/views/staff/list-products";
import type { Command } from "../command.ts";
import { readStoreRef, readWholeNumber } from "../input/read-arguments.ts";
import { sayRows } from "../output/say-rows.ts";

/** The catalogue as a whole. Its products come by `npm run catalog:import`. */
export const productCommands: Command[] = [
  {
    usage: "product list [TEXT] [--store CODE] [--below PIECES]",
    summary: "list products and variants with their prices and pieces for sale",
    details: () => [
      "TEXT: a part of the SKU, or of the name in any language",
      "--store: what the store sells, at its prices and with its stock; otherwise the catalogue and the pool that stores share",
      "--below: only those with fewer pieces for sale, such as --below 5 to order more",
    ],
    async run({ services, say }, { positional: [text], options }) {
      const { db } = services.database;
      const store = options.store === undefined ? undefined : await readStoreRef(db, options.store);
      const below = options.below === undefined ? undefined : readWholeNumber(options.below);
      const money = (amount: number | null) =>
        amount === null ? "on request" : formatMoney({ amount, currency: store?.currency ?? "USD" });
      sayRows(
        { say },
        await listProductsForStaff(db, { text, storeId: store?.id, below }),
        "no products",
        ({ sku, name, options: chosen, price, promoPrice, pieces }) =>
          [
            sku.padEnd(18),
            money(price).padStart(12),
            String(pieces).padStart(6),
            [name, ...(chosen ?? [])].join(", "),
            ...(promoPrice === null ? [] : [`promotion ${money(promoPrice)}`]),
          ].join("  "),
      );
    },
  },
  {
    usage: "product index",
    summary: "index all products for search again, after an upgrade that indexes more about them",
    async run({ services, actor, say }) {
      say(`${await indexCatalog(services.database, actor)} products indexed`);
    },
  },
];
