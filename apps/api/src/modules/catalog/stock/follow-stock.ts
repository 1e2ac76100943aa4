import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { fewLeft } from "./few-left.ts";
import { publishListings, publishPieces, type ListedProduct } from "../listings/publish-listings.ts";
import { idList, isInStock, lockProducts } from "../listings/write-listings.ts";

/** How many pieces of a stock row were for sale before this transaction changed it, and are now. */
export interface StockCount {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  /** 0 for the pool that stores share, else the store's own. */
  stockStoreId: number;
  before: number;
  after: number;
}

const crossesZero = ({ before, after }: StockCount) => before > 0 !== after > 0;

/**
 * Updates the `in_stock` flag of products in every store, after this transaction has changed their stock. Publishes
 * what shoppers see of it, at most once for all lines of an order. Takes hardly any work while there are many pieces:
 * then no flag can change.
 */
export async function followStock(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  const flipped = await refreshFlags(tx, [...new Set(counts.map(({ productId }) => productId))]);
  const edged = await listingsOf(tx, counts.filter((count) => count.variantId > 0 && crossesZero(count)));
  await publishListings(tx, [...flipped, ...edged]);
  await publishPieces(tx, counts.filter((count) => !crossesZero(count) && fewLeft(count.before) !== fewLeft(count.after)));
}

async function refreshFlags(tx: Tx, productIds: readonly number[]): Promise<ListedProduct[]> {
  const ids = idList(productIds);
  const atEdge = sql`
    select product_id from stock where product_id in ${ids} and on_hand <= held
    union select product_id from listings where product_id in ${ids} and not in_stock`;
  await lockProducts(tx, atEdge);
  const { rows } = await tx.execute<ListedProduct>(sql`
    update listings l set in_stock = not l.in_stock
    where l.product_id in (${atEdge}) and l.in_stock <> ${isInStock(sql`l.store_id`, sql`l.product_id`)}
    returning l.store_id, l.product_id, true as reranked`);
  return rows;
}

/** The listings of products of which a variant has sold out or come back: their cards may show another variant now, even if the product stays in stock. */
async function listingsOf(tx: Tx, counts: readonly StockCount[]): Promise<ListedProduct[]> {
  if (counts.length === 0) return [];
  const column = (name: "productId" | "stockStoreId") => sql`${sql.param(counts.map((count) => count[name]))}::integer[]`;
  const { rows } = await tx.execute<ListedProduct>(sql`
    select distinct l.store_id, l.product_id
    from unnest(${column("productId")}, ${column("stockStoreId")}) as c (product_id, stock_store_id)
    join listings l on l.product_id = c.product_id and c.stock_store_id in (0, l.store_id)`);
  return rows;
}
