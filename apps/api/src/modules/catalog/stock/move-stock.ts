import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { refuse } from "../../../platform/errors/refusal.ts";
import { followStock } from "./follow-stock.ts";

/** A number of pieces in one stock row. */
export interface StockPieces {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  /** 0 for the pool that stores share, otherwise the id of the store. */
  stockStoreId: number;
  quantity: number;
}

/** What a movement adds, for each piece, to the number on hand and to the number held. */
interface Movement {
  onHand: -1 | 0 | 1;
  held: -1 | 0 | 1;
}

/**
 * Locks the stock rows, always in the same order so that two checkouts cannot deadlock, and refuses with `out_of_stock`
 * where too few pieces are for sale. No more can be sold than there are, since the rows stay locked until the commit.
 */
async function claim(tx: Tx, wanted: readonly StockPieces[]): Promise<void> {
  const { rows } = await tx.execute<{ product_id: number; variant_id: number; pieces: number }>(sql`
    select k.product_id, k.variant_id, k.on_hand - k.held as pieces
    from stock k
    where (k.product_id, k.variant_id, k.store_id) in (select * from unnest(
        ${column(wanted, "productId")}, ${column(wanted, "variantId")}, ${column(wanted, "stockStoreId")}))
    order by k.product_id, k.variant_id, k.store_id
    for update`);
  const pools = new Map(rows.map((row) => [`${row.product_id}/${row.variant_id}`, row.pieces]));
  for (const { productId, variantId, quantity } of wanted) {
    const pieces = pools.get(`${productId}/${variantId}`) ?? 0;
    if (pieces < quantity) refuse("out_of_stock", { available: Math.max(0, pieces) });
  }
}

const column = (pieces: readonly StockPieces[], name: keyof StockPieces) =>
  sql`${sql.param(pieces.map((one) => one[name]))}::integer[]`;

/** Moves pieces; returns those that have no stock row. */
async function move(tx: Tx, pieces: readonly StockPieces[], { onHand, held }: Movement): Promise<StockPieces[]> {
  if (pieces.length === 0) return [];
  const { rows } = await tx.execute<{
    product_id: number;
    variant_id: number;
    store_id: number;
    after: number;
    quantity: number;
  }>(sql`
    with moved as (
      select k.product_id, k.variant_id, k.store_id, m.quantity
      from unnest(${column(pieces, "productId")}, ${column(pieces, "variantId")}, ${column(pieces, "stockStoreId")}, ${column(pieces, "quantity")})
        as m (product_id, variant_id, store_id, quantity)
      join stock k using (product_id, variant_id, store_id)
      order by k.product_id, k.variant_id, k.store_id
      for update of k)
    update stock k set on_hand = k.on_hand + ${onHand}::integer * moved.quantity, held = k.held + ${held}::integer * moved.quantity
    from moved
    where k.product_id = moved.product_id and k.variant_id = moved.variant_id and k.store_id = moved.store_id
    returning k.product_id, k.variant_id, k.store_id, k.on_hand - k.held as after, moved.quantity`);
  await followStock(
    tx,
    rows.map(({ product_id, variant_id, store_id, after, quantity }) => ({
      productId: product_id,
      variantId: variant_id,
      stockStoreId: store_id,
      before: after - (onHand - held) * quantity,
      after,
    })),
  );
  const moved = new Set(rows.map(({ product_id, variant_id, store_id }) => `${product_id}/${variant_id}/${store_id}`));
  return pieces.filter(
    ({ productId, variantId, stockStoreId }) => !moved.has(`${productId}/${variantId}/${stockStoreId}`),
  );
}

/**
 * Takes all of the pieces, or none and refuses with `out_of_stock`. Other buyers of the same products wait for this
 * transaction to end, so this should be one of the last things that it does.
 */
export async function takeStock(tx: Tx, pieces: readonly StockPieces[]): Promise<void> {
  await claim(tx, pieces);
  await move(tx, pieces, { onHand: -1, held: 0 });
}

/** Holds all of the pieces for an open payment, or none and refuses with `out_of_stock`. */
export async function holdStock(tx: Tx, pieces: readonly StockPieces[]): Promise<void> {
  await claim(tx, pieces);
  await move(tx, pieces, { onHand: 0, held: 1 });
}

/** Takes pieces that were held. */
export const takeHeldStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: -1, held: -1 });

/** Ends the hold on pieces: they are for sale again. */
export const releaseStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: 0, held: -1 });

/**
 * Returns the pieces of an order to stock, or to the shared pool where the store's own row is gone. Returns those that
 * have no row at all, such as pieces of a variant that was deleted.
 */
export async function returnStock(tx: Tx, pieces: readonly StockPieces[]): Promise<StockPieces[]> {
  const back = { onHand: 1, held: 0 } as const;
  const left = await move(tx, pieces, back);
  return move(
    tx,
    left.map((piece) => ({ ...piece, stockStoreId: 0 })),
    back,
  );
}
