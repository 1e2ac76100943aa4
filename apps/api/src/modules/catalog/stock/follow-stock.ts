import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { fewLeft } from "./few-left.ts";
import { publishListings, publishPieces, type ListedProduct } from "../listings/publish-listings.ts";
import { variantPrice } from "../listings/representing-variants.ts";
import { idList } from "../id-list.ts";
import { lockProducts } from "../products/lock-products.ts";
import { isInStock } from "../listings/write-listings.ts";

/** How many pieces of a stock row were for sale before this transaction changed it, and are now. */
interface StockCount {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
  /** 0 for the pool that stores share, otherwise the id of the store. */
  stockStoreId: number;
  before: number;
  after: number;
}

const crossesZero = ({ before, after }: StockCount) => before > 0 !== after > 0;

/**
 * Updates the listings in every store after this transaction has changed the stock of products: whether there is a piece,
 * and the price, which is that of a variant that can be bought. Publishes what changes for shoppers, at most once for all
 * lines of an order. Does hardly any work while there are many pieces, since then nothing changes.
 */
export async function followStock(tx: Tx, counts: readonly StockCount[]): Promise<void> {
  const changed = await refreshStanding(tx, counts);
  const edged = await listingsOf(
    tx,
    counts.filter((count) => count.variantId > 0 && crossesZero(count)),
  );
  await publishListings(tx, [...changed, ...edged]);
  await publishPieces(
    tx,
    counts.filter((count) => !crossesZero(count) && fewLeft(count.before) !== fewLeft(count.after)),
  );
}

async function refreshStanding(tx: Tx, counts: readonly StockCount[]): Promise<ListedProduct[]> {
  const idsOf = (some: readonly StockCount[]) => idList([...new Set(some.map(({ productId }) => productId))]);
  const [ids, crossed] = [idsOf(counts), idsOf(counts.filter(crossesZero))];
  const atEdge = await lockProducts(
    tx,
    sql`
    select product_id from stock where product_id in ${ids} and on_hand <= held
    union select product_id from listings where product_id in ${ids} and not in_stock
    union ${crossed}`,
  );
  if (atEdge.length === 0) return [];
  const { rows } = await tx.execute<ListedProduct>(sql`
    update listings l set in_stock = now.in_stock, price = now.price, promo_price = now.promo_price,
      sort_price = coalesce(now.promo_price, now.price), on_promotion = now.promo_price is not null, price_from = now.price_from
    from (
      select o.store_id, o.product_id, o.in_stock as was, ${isInStock(sql`o.store_id`, sql`o.product_id`)} as in_stock,
        case when lead.variants > 0 then lead.price else o.price end as price,
        case when lead.variants > 0 then lead.promo_price else o.promo_price end as promo_price, lead.price_from
      from listings o cross join lateral (${variantPrice(sql`o.store_id`, sql`o.product_id`)}) lead
      where o.product_id in ${idList(atEdge)}
    ) now
    where l.store_id = now.store_id and l.product_id = now.product_id
      and (l.in_stock, l.price, l.promo_price, l.price_from) is distinct from (now.in_stock, now.price, now.promo_price, now.price_from)
    returning l.store_id, l.product_id, l.in_stock <> now.was as reranked`);
  return rows;
}

/** The listings of products of which a variant has sold out or come back: their cards may show another variant now, even if the product stays in stock. */
async function listingsOf(tx: Tx, counts: readonly StockCount[]): Promise<ListedProduct[]> {
  if (counts.length === 0) return [];
  const column = (name: "productId" | "stockStoreId") =>
    sql`${sql.param(counts.map((count) => count[name]))}::integer[]`;
  const { rows } = await tx.execute<ListedProduct>(sql`
    select distinct l.store_id, l.product_id
    from unnest(${column("productId")}, ${column("stockStoreId")}) as c (product_id, stock_store_id)
    join listings l on l.product_id = c.product_id and c.stock_store_id in (0, l.store_id)`);
  return rows;
}
