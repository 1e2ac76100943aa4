import {
  clearStorePrice,
  isPriceJump,
  setCatalogPrice,
  setStorePrice,
  type Price,
} from "@shop/api/modules/catalog/public";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import { formatMoney, type Currency } from "@shop/kit/money";
import type { Command, Values } from "../command.ts";
import { readAmount, readStoreRef, readTime } from "../input/read-arguments.ts";

function readPrice({ positional: [, amount], options }: Values, currency: Currency, now: Date): Price {
  if (options.until !== undefined && options.promo === undefined)
    throw new StaffError("--until is the end of a promotion: give --promo too");
  const promoEndsAt = options.until === undefined ? null : readTime(options.until, "end");
  if (promoEndsAt && promoEndsAt <= now)
    throw new StaffError(`--until ${options.until} is in the past: the promotion would be over`);
  return {
    price: amount === "-" ? null : readAmount(amount!, currency),
    promoPrice: options.promo === undefined ? null : readAmount(options.promo, currency),
    promoEndsAt,
  };
}

function priceText({ price, promoPrice }: Price, currency: Currency): string {
  const money = (amount: number | null) => (amount === null ? "on request" : formatMoney({ amount, currency }));
  return promoPrice === null ? money(price) : `${money(price)}, promotion ${money(promoPrice)}`;
}

/** Refuses a price that looks like a typing error, until staff confirm it. */
function assertPlausible(sku: string, before: Price, { price, promoPrice }: Price, currency: Currency): void {
  const money = (amount: number | null) => formatMoney({ amount: amount ?? 0, currency });
  const what = isPriceJump(before.price, price)
    ? `${sku} costs ${money(before.price)}: ${money(price)} is less than a third or more than three times that`
    : isPriceJump(price, promoPrice) && `The promotion's price ${money(promoPrice)} is less than a third of the price`;
  if (what) throw new StaffError(`${what}. If it is right, add --again yes`);
}

/** Prices of the catalogue, and stores' own prices. */
export const priceCommands: Command[] = [
  {
    usage: "price set SKU AMOUNT [--store CODE] [--promo AMOUNT] [--until TIME] [--again yes]",
    summary: "set the price of a product or variant: in the catalogue, in dollars, or in one store, in its currency",
    details: () => [
      "AMOUNT: - means price on request.",
      "--promo: the promotion's price; without it there is no promotion.",
      "--until: when the promotion ends; a day means its end in Cambodia. In the catalogue it applies to all variants of the product.",
      "--again yes: if the price becomes more than three times as high or low, or the promotion is below a third of it",
    ],
    async run({ services, actor, say }, values) {
      const sku = values.positional[0]!;
      const change = { sku, actor, at: services.now() };
      const { store: code } = values.options;
      const line = await services.database.transaction(async (tx) => {
        const store = code === undefined ? undefined : await readStoreRef(tx, code);
        const currency = store?.currency ?? "USD";
        const price = readPrice(values, currency, change.at);
        const before = store
          ? await setStorePrice(tx, store.id, change, price)
          : await setCatalogPrice(tx, change, price);
        if (values.options.again !== "yes") assertPlausible(sku, before, price, currency);
        return `${sku}: ${priceText(price, currency)}${code ? ` in ${code}` : ""}, before ${priceText(before, currency)}`;
      });
      say(line);
    },
  },
  {
    usage: "price clear SKU --store CODE",
    summary: "remove a store's own price of a product and its variants; the catalogue's price applies again",
    async run({ services, actor, say }, { positional: [sku], options: { store: code } }) {
      await services.database.transaction(async (tx) => {
        const store = await readStoreRef(tx, code!);
        await clearStorePrice(tx, store.id, { sku: sku!, actor, at: services.now() });
      });
      say(`${sku}: ${code} has the catalogue's price again`);
    },
  },
];
