import { findArticle } from "../../../modules/catalog/public.ts";
import { listOrderLines } from "../../../modules/orders/public.ts";
import { checkSerial, forgetSerial, recordSerial } from "../../../modules/warranty/public.ts";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { findOrderForStaff } from "../../orders/for-staff/find-order.ts";

interface SerialChange {
  /** As it was typed. */
  serial: string;
  actor: string;
}

/**
 * Records the serial number or IMEI of a piece sold in an order, so that its warranty can be found by it.
 * The store is needed if several stores have an order with that number.
 */
export async function addSerial(
  tx: Tx,
  { actor, sku, ...typed }: SerialChange & { order: string; sku: string; storeId?: number | undefined },
  at: Date,
): Promise<void> {
  const serial = checkSerial(typed.serial);
  const { id, number, storeId } = await findOrderForStaff(tx, typed.order, typed.storeId);
  const { productId, variantId } = await findArticle(tx, sku);
  const line = (await listOrderLines(tx, id)).find(
    (each) => each.productId === productId && each.variantId === variantId,
  );
  if (!line) throw new StaffError(`Order ${number} has no product ${sku}`);
  await recordSerial(tx, { storeId, serial, orderLineId: line.id, quantity: line.quantity }, at);
  await recordChange(tx, {
    storeId,
    actor,
    action: "add-serial",
    entity: "order",
    entityId: number,
    after: { sku, serial },
  });
}

/** Deletes a serial number, for example of a returned piece. */
export async function removeSerial(
  tx: Tx,
  { storeId, actor, ...typed }: SerialChange & { storeId: number },
): Promise<void> {
  const serial = checkSerial(typed.serial);
  await forgetSerial(tx, { storeId, serial });
  await recordChange(tx, { storeId, actor, action: "remove-serial", entity: "serial", entityId: serial });
}
