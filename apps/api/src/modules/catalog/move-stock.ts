import { sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { followStock } from "./follow-stock.ts";

/** Pieces of a pool. */
export interface StockPieces {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  /** 0 for the pool that stores share, else the store's own. */
  stockStoreId: number;
  quantity: number;
}

/** What a movement does to a piece: it leaves or comes back, and is held or let go. */
interface Movement {
  onHand: -1 | 0 | 1;
  held: -1 | 0 | 1;
}

/**
 * Locks pieces for this transaction, in one order for everybody, so that checkouts wait for each
 * other and do not deadlock. Refuses with `out_of_stock` where too few are for sale (design,
 * section 6: never more sold than there was).
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

const column = (pieces: readonly StockPieces[], name: keyof StockPieces) => sql`${sql.param(pieces.map((one) => one[name]))}::integer[]`;

/** Moves pieces; gives those of which there is no stock. */
async function move(tx: Tx, pieces: readonly StockPieces[], { onHand, held }: Movement): Promise<StockPieces[]> {
  if (pieces.length === 0) return [];
  const { rows } = await tx.execute<{ product_id: number; variant_id: number; store_id: number; after: number; quantity: number }>(sql`
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
  return pieces.filter(({ productId, variantId, stockStoreId }) => !moved.has(`${productId}/${variantId}/${stockStoreId}`));
}

/**
 * Takes pieces that are for sale; all of them or, with `out_of_stock`, none. Everybody who wants
 * the same pieces waits until the end of the transaction, so it is the last thing that one does.
 */
export async function takeStock(tx: Tx, pieces: readonly StockPieces[]): Promise<void> {
  await claim(tx, pieces);
  await move(tx, pieces, { onHand: -1, held: 0 });
}

/** Sets pieces aside for an open payment; all of them or, with `out_of_stock`, none. */
export async function holdStock(tx: Tx, pieces: readonly StockPieces[]): Promise<void> {
  await claim(tx, pieces);
  await move(tx, pieces, { onHand: 0, held: 1 });
}

/** Takes what was held. */
export const takeHeldStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: -1, held: -1 });

/** Lets go of what was held: it is for sale again. */
export const releaseStock = (tx: Tx, pieces: readonly StockPieces[]) => move(tx, pieces, { onHand: 0, held: -1 });

/**
 * Puts back what an order had taken; into the pool where the store keeps none of its own any more.
 * Gives what fits nowhere, as pieces of a variant that is gone.
 */
export async function returnStock(tx: Tx, pieces: readonly StockPieces[]): Promise<StockPieces[]> {
  const back = { onHand: 1, held: 0 } as const;
  const left = await move(tx, pieces, back);
  return move(tx, left.map((piece) => ({ ...piece, stockStoreId: 0 })), back);
}
