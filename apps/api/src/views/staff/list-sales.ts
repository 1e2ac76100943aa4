import { and, asc, count, desc, eq, gte, lt, notInArray, sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { products, variants } from "../../modules/catalog/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { stores } from "../../modules/stores/tables.ts";
import { firstRows } from "./first-rows.ts";
import type { WantedOrders } from "./list-orders.ts";

type WantedSales = Pick<WantedOrders, "storeId" | "from" | "before">;

/** Rows of a list for staff. */
const most = 200;

/** Orders placed at these times that were neither cancelled nor returned. */
const areSales = ({ storeId, from, before }: WantedSales) =>
  and(
    notInArray(orders.state, ["cancelled", "returned"]),
    storeId === undefined ? undefined : eq(orders.storeId, storeId),
    from && gte(orders.placedAt, from),
    before && lt(orders.placedAt, before),
  );

const sumOf = (value: Parameters<typeof sql>[1]) => sql`sum(${value})`.mapWith(Number);
const day = sql<string>`to_char(${orders.placedAt} at time zone 'Asia/Phnom_Penh', 'YYYY-MM-DD')`;

/** What each store sold on each day in Cambodia, the newest day first. Amounts are in minor units of the store's currency. */
export const listSalesByDay = (db: Queryable, wanted: WantedSales) =>
  firstRows(most, (limit) =>
    db
      .select({
        day,
        store: stores.code,
        currency: orders.currency,
        orders: count(),
        goods: sumOf(orders.total),
        discount: sumOf(orders.discount),
        delivery: sumOf(orders.deliveryFee),
        total: sumOf(orders.grandTotal),
      })
      .from(orders)
      .innerJoin(stores, eq(stores.id, orders.storeId))
      .where(areSales(wanted))
      .groupBy(day, stores.code, orders.currency)
      .orderBy(desc(day), asc(stores.code))
      .limit(limit),
  );

const pieces = sumOf(orderLines.quantity);
const sku = sql<string>`coalesce(${variants.sku}, ${products.sku})`;

/** Which products and variants were sold, most pieces first. Amounts are in minor units, before the discount of an order. */
export const listSalesByProduct = (db: Queryable, wanted: WantedSales) =>
  firstRows(most, (limit) =>
    db
      .select({
        sku,
        name: sql<string>`${products.name} ->> 'en'`,
        currency: orders.currency,
        pieces,
        amount: sumOf(sql`${orderLines.price} * ${orderLines.quantity}`),
      })
      .from(orders)
      .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
      .innerJoin(products, eq(products.id, orderLines.productId))
      .leftJoin(variants, eq(variants.id, orderLines.variantId))
      .where(areSales(wanted))
      .groupBy(products.id, variants.id, orders.currency)
      .orderBy(desc(pieces), asc(sku), asc(orders.currency))
      .limit(limit),
  );
