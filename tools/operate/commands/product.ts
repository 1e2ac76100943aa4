import { formatMoney, toMajor, type Currency } from "@shop/kit/money";
import { indexCatalog } from "@shop/api/flows/catalog/index-catalog";
import type { Queryable } from "@shop/api/platform/database/database";
import { listProductsForStaff, readProductsForStaff, type Article } from "@shop/api/views/staff/list-products";
import type { Command, Values } from "../command.ts";
import { readStoreRef, readWholeNumber } from "../input/read-arguments.ts";
import { nameColumns, nameOf } from "../output/article-name.ts";
import { writeCsv, type Columns } from "../output/csv.ts";
import { sayRows } from "../output/say-rows.ts";

const selection = "[TEXT] [--store CODE] [--below PIECES]";
const selectionDetails = [
  "TEXT: a part of the SKU, or of the name in any language",
  "--store: what the store sells, at its prices and with its stock; otherwise the catalogue and the pool that stores share",
  "--below: only those with fewer pieces for sale, such as --below 5 to order more",
];

/** Which products are wanted, and the currency of their prices. */
async function readWanted(db: Queryable, text: string | undefined, { options }: Values) {
  const store = options.store === undefined ? undefined : await readStoreRef(db, options.store);
  const below = options.below === undefined ? undefined : readWholeNumber(options.below);
  return { wanted: { text, storeId: store?.id, below }, currency: store?.currency ?? ("USD" as const) };
}

/**
 * The columns of `product export`. Amounts are decimal numbers. Imports read those of the catalogue again, without the
 * ones in brackets; the prices of a store have other names, so that no import takes them for the catalogue's.
 */
const columnsIn = (currency: Currency, isStore: boolean): Columns<Article> => {
  const major = (amount: number | null) => amount && toMajor(amount, currency);
  const priced: Columns<Article> = isStore
    ? {
        "(currency)": () => currency,
        store_price: ({ price }) => major(price),
        store_promo_price: ({ promoPrice }) => major(promoPrice),
      }
    : {
        price: ({ price }) => major(price),
        promo_price: ({ promoPrice }) => major(promoPrice),
        promo_ends_at: ({ promoEndsAt }) => promoEndsAt,
        // Empty, which changes nothing: what is sold until the file is imported would come back.
        stock: () => null,
      };
  return {
    sku: ({ sku }) => sku,
    ...nameColumns,
    ...priced,
    "(for_sale)": ({ pieces }) => pieces,
  };
};

/** The catalogue as a whole. Its products come by `npm run catalog:import`. */
export const productCommands: Command[] = [
  {
    usage: `product list ${selection}`,
    summary: "list products and variants with their prices and pieces for sale",
    details: () => selectionDetails,
    async run({ services, say }, values) {
      const { db } = services.database;
      const { wanted, currency } = await readWanted(db, values.positional[0], values);
      const money = (amount: number | null) => (amount === null ? "on request" : formatMoney({ amount, currency }));
      sayRows({ say }, await listProductsForStaff(db, wanted), "no products", (article) =>
        [
          article.sku.padEnd(18),
          money(article.price).padStart(12),
          String(article.pieces).padStart(6),
          nameOf(article),
          ...(article.promoPrice === null ? [] : [`promotion ${money(article.promoPrice)}`]),
        ].join("  "),
      );
    },
  },
  {
    usage: `product export FILE ${selection}`,
    summary: "write the same to a CSV file, which Excel can open, however many they are",
    details: () => [
      "FILE must not exist yet.",
      "Without --store, edit prices in it and import it: `npm run catalog:import -- FILE`. Columns in brackets are only for reading, and stock is empty: `stock sheet` writes a file to count in.",
      ...selectionDetails,
    ],
    async run({ services, say }, values) {
      const [file, text] = values.positional;
      const { db } = services.database;
      const { wanted, currency } = await readWanted(db, text, values);
      const count = await writeCsv(
        file!,
        columnsIn(currency, wanted.storeId !== undefined),
        readProductsForStaff(db, wanted),
      );
      say(`${count} ${count === 1 ? "product or variant" : "products and variants"} in ${file}`);
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
