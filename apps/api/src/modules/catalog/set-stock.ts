import { and, eq } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import type { Tx } from "../../platform/database.ts";
import { StaffError } from "../../platform/staff-error.ts";
import { findArticle } from "./find-sku.ts";
import { refreshStockFlags } from "./refresh-stock-flags.ts";
import { stock } from "./tables.ts";

export interface StockChange {
  sku: string;
  /** 0 is the pool that stores without stock of their own share. */
  storeId: number;
  /** Counted pieces; null takes a store's own stock away, so that it shares the pool again. */
  pieces: number | null;
  actor: string;
}

/** Writes how many pieces there are. What open payments hold cannot be counted away. */
export async function setStock(tx: Tx, { sku, storeId, pieces, actor }: StockChange): Promise<void> {
  const { productId, variantId } = await findArticle(tx, sku);
  const row = and(eq(stock.productId, productId), eq(stock.variantId, variantId), eq(stock.storeId, storeId));
  const [before] = await tx.select({ onHand: stock.onHand, held: stock.held }).from(stock).where(row).for("update");
  const held = before?.held ?? 0;
  if (held > (pieces ?? 0)) throw new StaffError(`Open payments hold ${held} of ${sku}: it cannot be less`);
  if (pieces === null) await tx.delete(stock).where(row);
  else {
    await tx
      .insert(stock)
      .values({ productId, variantId, storeId, onHand: pieces })
      .onConflictDoUpdate({ target: [stock.productId, stock.variantId, stock.storeId], set: { onHand: pieces } });
  }
  await recordChange(tx, { storeId: storeId || null, actor, action: "set-stock", entity: "product", entityId: productId, before, after: { sku, pieces } });
  await refreshStockFlags(tx, [productId]);
}
