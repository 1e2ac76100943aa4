import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { shipments } from "./tables.ts";

type Shipment = typeof shipments.$inferInsert;

async function write(tx: Tx, orderId: number, values: Omit<Shipment, "orderId">): Promise<void> {
  await tx
    .insert(shipments)
    .values({ ...values, orderId })
    .onConflictDoUpdate({ target: shipments.orderId, set: values });
  await publishChange(tx, { kind: "order", ids: [orderId] });
}

/** Sets who delivers an order; shown at once to everybody who tracks it. */
export function setCourier(tx: Tx, orderId: number, courier: { name: string; phone: string | null }): Promise<void> {
  return write(tx, orderId, { courierName: courier.name, courierPhone: courier.phone });
}

/** Sets where an order is now. */
export function setPlace(
  tx: Tx,
  orderId: number,
  { lat, long, at }: { lat: number; long: number; at: Date },
): Promise<void> {
  return write(tx, orderId, { lat, long, locatedAt: at });
}
