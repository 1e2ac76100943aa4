import { and, eq, sql } from "drizzle-orm";
import { recordChange } from "../../../platform/audit.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { findArticle } from "../products/find-sku.ts";
import { followStock } from "./follow-stock.ts";
import { stock } from "../tables.ts";

interface StockChange {
  sku: string;
  /** 0 is the pool that stores without stock of their own share. */
  storeId: number;
  /** Counted pieces; null takes a store's own stock away, so that it shares the pool again. */
  pieces: number | null;
  actor: string;
}

/**
 * Sets how many pieces there are, but not to less than open payments hold. Later imports still compare with the count of
 * the last import, and write only a count that differs from it (see `write-stock.ts`); where there was none, they
 * compare with this one.
 */
export async function setStock(tx: Tx, { sku, storeId, pieces, actor }: StockChange): Promise<void> {
  const { productId, variantId } = await findArticle(tx, sku);
  const rowOf = (id: number) =>
    and(eq(stock.productId, productId), eq(stock.variantId, variantId), eq(stock.storeId, id));
  const row = rowOf(storeId);
  const [before] = await tx.select({ onHand: stock.onHand, held: stock.held }).from(stock).where(row).for("update");
  const held = before?.held ?? 0;
  if (held > (pieces ?? 0))
    throw new StaffError(`Open payments reserve ${held} of ${sku}: the stock cannot be less than that`);
  if (pieces === null) await tx.delete(stock).where(row);
  else {
    await tx
      .insert(stock)
      .values({ productId, variantId, storeId, onHand: pieces, counted: pieces })
      .onConflictDoUpdate({
        target: [stock.productId, stock.variantId, stock.storeId],
        set: { onHand: pieces, counted: sql`coalesce(${stock.counted}, ${pieces})` },
      });
  }
  await recordChange(tx, {
    storeId: storeId || null,
    actor,
    action: "set-stock",
    entity: "product",
    entityId: productId,
    before,
    after: { sku, pieces },
  });
  // A store without stock of its own sells from the shared pool.
  const [pool] = await tx.select({ onHand: stock.onHand, held: stock.held }).from(stock).where(rowOf(0));
  const shared = storeId !== 0 && pool ? pool.onHand - pool.held : 0;
  const count = { before: before ? before.onHand - held : shared, after: pieces === null ? shared : pieces - held };
  await followStock(tx, [{ productId, variantId, stockStoreId: storeId, ...count }]);
}
