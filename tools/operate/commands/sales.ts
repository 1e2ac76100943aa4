import { formatMoney, toMajor } from "@shop/kit/money";
import { listSalesByDay, listSalesByProduct } from "@shop/api/views/staff/list-sales";
import { readAccounts, type DayOfWay } from "@shop/api/views/staff/read-accounts";
import type { Command } from "../command.ts";
import { readWanted } from "../input/wanted-orders.ts";
import { writeCsv, type Columns } from "../output/csv.ts";
import { sayRows } from "../output/say-rows.ts";

const selection = "[--store CODE] [--from DAY] [--to DAY]";
const details = [
  "Orders that were cancelled or returned do not count. Parts that were refunded are taken off on the day of their order; a mere amount is of no product.",
  "--from, --to: the days in Cambodia on which they were placed, both included",
];

/** The columns of `sales export`. Amounts are decimal numbers. */
const accountColumns: Columns<DayOfWay> = {
  day: ({ day }) => day,
  store: ({ store }) => store,
  payment: ({ way }) => way,
  currency: ({ currency }) => currency,
  orders: ({ orders }) => orders,
  ...Object.fromEntries(
    (["goods", "discount", "delivery", "total", "received", "refunded"] as const).map((name) => [
      name,
      (row: DayOfWay) => toMajor(row[name], row.currency),
    ]),
  ),
  refunded_to_store_cash: ({ toStoreCash, currency }) => toMajor(toStoreCash, currency),
};

/** What was sold. `order export` has the single orders. */
export const salesCommands: Command[] = [
  {
    usage: `sales days ${selection}`,
    summary:
      "list what each store sold on each day, the newest first: orders, goods, discount, delivery, refunds and total",
    details: () => details,
    async run({ services, say }, values) {
      const { db } = services.database;
      sayRows(
        { say },
        await listSalesByDay(db, await readWanted(db, undefined, values)),
        "no sales",
        ({ day, store, currency, orders, goods, discount, delivery, refunded, total }) =>
          [
            day,
            store.padEnd(6),
            `${orders} ${orders === 1 ? "order" : "orders"}`.padStart(12),
            ...[goods, -discount, delivery, -refunded, total].map((amount) =>
              formatMoney({ amount, currency }).padStart(14),
            ),
          ].join("  "),
      );
    },
  },
  {
    usage: `sales products ${selection}`,
    summary:
      "list which products and variants were sold, most pieces first, and their prices before discounts of orders",
    details: () => details,
    async run({ services, say }, values) {
      const { db } = services.database;
      sayRows(
        { say },
        await listSalesByProduct(db, await readWanted(db, undefined, values)),
        "no sales",
        ({ sku, name, currency, pieces, amount }) =>
          [sku.padEnd(18), String(pieces).padStart(6), formatMoney({ amount, currency }).padStart(14), name].join("  "),
      );
    },
  },
  {
    usage: `sales export FILE ${selection}`,
    summary: "write orders, payments and refunds by day, store and way of payment to a CSV file, for the accountant",
    details: () => [
      "FILE must not exist yet.",
      "orders to total: the orders that were placed on the day and were neither cancelled nor returned, at their amounts",
      "received, refunded: the money that came or went back on the day, also of other orders; refunded_to_store_cash is a part of refunded. Those of the way anakut were paid from store cash",
      "cash top-up: store cash that was paid in (received) or out (refunded) at the store",
      "--from, --to: days in Cambodia, both included",
    ],
    async run({ services, say }, values) {
      const { db } = services.database;
      const rows = await readAccounts(db, await readWanted(db, undefined, values));
      const file = values.positional[0]!;
      const lines = await writeCsv(file, accountColumns, [rows]);
      say(`${lines} ${lines === 1 ? "line" : "lines"} in ${file}`);
    },
  },
];
