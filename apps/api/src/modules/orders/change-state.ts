import { eq } from "drizzle-orm";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import type { Order } from "./find-order.ts";
import { orderMoves } from "./order-states.ts";
import { orderEvents, orders, type OrderState } from "./tables.ts";

/** Who moves an order, when, and why. */
export interface Cause {
  /** Such as `customer:17`, `staff:sokha` or `system:settle-payment`. */
  actor: string;
  at: Date;
  note?: string | null;
}

/** Changes the state of a locked order; a change that `orderMoves` does not allow is refused with `conflict`. */
export async function changeState(tx: Tx, order: Order, state: OrderState, cause: Cause): Promise<void> {
  if (!orderMoves[order.state].includes(state)) refuse("conflict");
  await tx.update(orders).set({ state }).where(eq(orders.id, order.id));
  await addEvent(tx, order.id, state, cause);
}

/** Adds an event to an order's history that does not change its state, such as a second transfer. */
export async function addEvent(
  tx: Tx,
  orderId: number,
  state: string,
  { actor, at, note = null }: Cause,
): Promise<void> {
  await tx.insert(orderEvents).values({ orderId, at, state, actor, note });
  await publishChange(tx, { kind: "order", ids: [orderId] });
}
