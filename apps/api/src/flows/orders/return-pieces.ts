import type { Tx } from "../../platform/database/database.ts";
import { recordChange } from "../../platform/audit.ts";
import { returnStock, type StockPieces } from "../../modules/catalog/public.ts";
import type { Order } from "../../modules/orders/public.ts";

/** Returns pieces of an order to stock. Those without a stock row are noted in the audit trail, so that staff can count them. */
export async function returnPieces(tx: Tx, order: Order, pieces: readonly StockPieces[], actor: string): Promise<void> {
  const left = await returnStock(
    tx,
    pieces.map(({ productId, variantId, stockStoreId, quantity }) => ({
      productId,
      variantId,
      stockStoreId,
      quantity,
    })),
  );
  if (left.length > 0)
    await recordChange(tx, {
      storeId: order.storeId,
      actor,
      action: "return-nowhere",
      entity: "order",
      entityId: order.number,
      after: { pieces: left },
    });
}
