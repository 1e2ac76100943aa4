import { clearStorePrice, setCatalogPrice, setStorePrice, type Price } from "@shop/api/modules/catalog/public";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { Currency } from "@shop/kit/money";
import type { Command, Values } from "../command.ts";
import { readAmount, readStoreRef, readTime } from "../input/read-arguments.ts";

function readPrice({ positional: [, amount], options }: Values, currency: Currency): Price {
  if (options.until !== undefined && options.promo === undefined) throw new StaffError("--until ends a promotion: give --promo too");
  return {
    price: amount === "-" ? null : readAmount(amount!, currency),
    promoPrice: options.promo === undefined ? null : readAmount(options.promo, currency),
    promoEndsAt: options.until === undefined ? null : readTime(options.until, "end"),
  };
}

/** Prices of the catalogue, and stores' own prices. */
export const priceCommands: Command[] = [
  {
    usage: "price set SKU AMOUNT [--store CODE] [--promo AMOUNT] [--until TIME]",
    summary: "the price of a product or variant: of the catalogue, in dollars, or a store's own",
    details: () => ["AMOUNT - is price on request.", "Without --promo there is no promotion; with it, --until ends it, a day at its end in Cambodia. In the catalogue a product has one end for the promotions of all its variants."],
    async run({ services, actor, say }, values) {
      const sku = values.positional[0]!;
      const change = { sku, actor, at: services.now() };
      const { store: code } = values.options;
      await services.database.transaction(async (tx) => {
        if (code === undefined) return setCatalogPrice(tx, change, readPrice(values, "USD"));
        const store = await readStoreRef(tx, code);
        return setStorePrice(tx, store.id, change, readPrice(values, store.currency));
      });
      say(`${sku} has its price${code ? ` in ${code}` : ""}`);
    },
  },
  {
    usage: "price clear SKU CODE",
    summary: "lets a store follow the catalogue's price again, for all variants of the product",
    async run({ services, actor, say }, { positional: [sku, code] }) {
      await services.database.transaction(async (tx) => {
        const store = await readStoreRef(tx, code!);
        await clearStorePrice(tx, store.id, { sku: sku!, actor, at: services.now() });
      });
      say(`${code} asks the catalogue's price for ${sku}`);
    },
  },
];
