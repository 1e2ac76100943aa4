import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database.ts";
import { refuse } from "../../platform/refusal.ts";
import { refreshStockFlags } from "./refresh-stock-flags.ts";

export interface Pieces {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  quantity: number;
}

/** Pieces of a known pool: 0 the one that stores share, else the store's own. */
export interface StockPieces extends Pieces {
  stockStoreId: number;
}

/** What a movement does to a piece: it leaves or comes back, and is held or let go. */
interface Movement {
  onHand: -1 | 0 | 1;
  held: -1 | 0 | 1;
}

/**
 * Locks the pools that a store sells from — its own where it keeps one — in one order for
 * everybody, so that checkouts wait for each other and do not deadlock. Refuses with
 * `out_of_stock` where too few pieces are for sale (design, section 6: never more sold than there was).
 */
async function claim(tx: Tx, storeId: number, wanted: readonly Pieces[]): Promise<StockPieces[]> {
  const { rows } = await tx.execute<{ product_id: number; variant_id: number; store_id: number; pieces: number }>(sql`
    select k.product_id, k.variant_id, k.store_id, k.on_hand - k.held as pieces
    from stock k
    where (k.product_id, k.variant_id) in (select * from unnest(
        ${sql.param(wanted.map(({ productId }) => productId))}::integer[], ${sql.param(wanted.map(({ variantId }) => variantId))}::integer[]))
      and k.store_id in (0, ${storeId})
      and not (k.store_id = 0 and exists (
        select from stock own where own.product_id = k.product_id and own.variant_id = k.variant_id and own.store_id = ${storeId}))
    order by k.product_id, k.variant_id, k.store_id
    for update`);
  const pools = new Map(rows.map((row) => [`${row.product_id}/${row.variant_id}`, row]));
  return wanted.map(({ productId, variantId, quantity }) => {
    const pool = pools.get(`${productId}/${variantId}`);
    if (!pool || pool.pieces < quantity) refuse("out_of_stock", { available: Math.max(0, pool?.pieces ?? 0) });
    return { productId, variantId, quantity, stockStoreId: pool.store_id };
  });
}

async function move(tx: Tx, pieces: readonly StockPieces[], { onHand, held }: Movement): Promise<void> {
  if (pieces.length === 0) return;
  const ordered = pieces.toSorted((a, b) => a.productId - b.productId || a.variantId - b.variantId || a.stockStoreId - b.stockStoreId);
  const column = (values: number[]) => sql`${sql.param(values)}::integer[]`;
  await tx.execute(sql`
    with moved as (
      select k.product_id, k.variant_id, k.store_id, m.quantity
      from unnest(${column(ordered.map((one) => one.productId))}, ${column(ordered.map((one) => one.variantId))},
        ${column(ordered.map((one) => one.stockStoreId))}, ${column(ordered.map((one) => one.quantity))})
        as m (product_id, variant_id, store_id, quantity)
      join stock k using (product_id, variant_id, store_id)
      order by k.product_id, k.variant_id, k.store_id
      for update of k)
    update stock k set on_hand = k.on_hand + ${onHand}::integer * moved.quantity, held = k.held + ${held}::integer * moved.quantity
    from moved
    where k.product_id = moved.product_id and k.variant_id = moved.variant_id and k.store_id = moved.store_id`);
  await refreshStockFlags(tx, [...new Set(ordered.map(({ productId }) => productId))]);
}

/** Takes pieces that are for sale; all of them or, with `out_of_stock`, none. */
export async function takeStock(tx: Tx, storeId: number, wanted: readonly Pieces[]): Promise<StockPieces[]> {
  const pieces = await claim(tx, storeId, wanted);
  await move(tx, pieces, { onHand: -1, held: 0 });
  return pieces;
}

/** Sets pieces aside for an open payment; all of them or, with `out_of_stock`, none. */
export async function holdStock(tx: Tx, storeId: number, wanted: readonly Pieces[]): Promise<StockPieces[]> {
  const pieces = await claim(tx, storeId, wanted);
  await move(tx, pieces, { onHand: 0, held: 1 });
  return pieces;
}

/** Takes what was held. */
export const takeHeldStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: -1, held: -1 });

/** Lets go of what was held: it is for sale again. */
export const releaseStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: 0, held: -1 });

/** Puts back what an order had taken. */
export const returnStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: 1, held: 0 });
