import { and, asc, eq, inArray, sql, type SQL } from "drizzle-orm";
import { orderStates, workDone } from "@shop/contract/order-states";
import type { Tracking } from "@shop/contract/types";
import { customers } from "../../modules/customers/tables.ts";
import { shipments } from "../../modules/delivery/tables.ts";
import { orderEvents, orderLines, orders } from "../../modules/orders/tables.ts";
import { hasWork, workToCome } from "../orders/work.ts";
import type { Queryable } from "../../platform/database/database.ts";

/** The public state of an order, without the token for watching it. */
type Tracked = Omit<Tracking, "watch">;

/** States in which an order is being delivered, or about to be. */
const underWay: readonly string[] = ["packed", "on_the_way"];

/** The order that a condition selects, with its times; null if there is none. The condition may use the order and its customer. */
export async function readTracking(
  db: Queryable,
  condition: SQL | undefined,
): Promise<{ id: number; tracked: Tracked } | null> {
  const [row] = await db
    .select({
      order: { id: orders.id, number: orders.number, state: orders.state, delivery: orders.delivery },
      isService: sql<boolean>`not exists (select from ${orderLines} where ${orderLines.orderId} = ${orders.id} and not ${orderLines.isService})`,
      hasWork,
      workToCome,
      shipment: shipments,
    })
    .from(orders)
    .innerJoin(customers, and(eq(customers.id, orders.customerId), eq(customers.storeId, orders.storeId)))
    .leftJoin(shipments, eq(shipments.orderId, orders.id))
    .where(condition);
  if (!row) return null;
  const { order, isService, shipment } = row;
  const history = await db
    .select({ state: orderEvents.state, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, order.id), inArray(orderEvents.state, [...orderStates, workDone])))
    .orderBy(asc(orderEvents.id));
  return {
    id: order.id,
    tracked: {
      order_number: order.number,
      is_service: isService,
      has_work: row.hasWork,
      work_to_come: row.workToCome,
      state: order.state,
      history: history.map(({ state, at }) => ({
        state: state as Tracked["history"][number]["state"],
        at: at.toISOString(),
      })),
      expected_on: order.delivery.expectedOn,
      ...shipmentOf(order.state, shipment),
    },
  };
}

/** The courier can be called, and is seen on the map, only while there is something to ask about. */
function shipmentOf(state: string, shipment: typeof shipments.$inferSelect | null): Pick<Tracked, "courier" | "place"> {
  if (!shipment || !underWay.includes(state)) return { courier: null, place: null };
  const { courierName: name, courierPhone: phone, lat, long, locatedAt } = shipment;
  return {
    courier: name === null ? null : { name, phone },
    place:
      state === "on_the_way" && lat !== null && long !== null && locatedAt !== null
        ? { lat, long, at: locatedAt.toISOString() }
        : null,
  };
}
