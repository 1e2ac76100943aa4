import { formatMoney } from "@shop/kit/money";
import { listSalesByDay, listSalesByProduct } from "@shop/api/views/staff/list-sales";
import type { Command } from "../command.ts";
import { readWanted } from "../input/wanted-orders.ts";
import { sayRows } from "../output/say-rows.ts";

const selection = "[--store CODE] [--from DAY] [--to DAY]";
const details = [
  "Orders that were cancelled or returned do not count. Parts that were refunded are taken off on the day of their order; a mere amount is of no product.",
  "--from, --to: the days in Cambodia on which they were placed, both included",
];

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
];
