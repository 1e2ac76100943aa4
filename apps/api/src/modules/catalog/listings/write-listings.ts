import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { lockProducts } from "../products/lock-products.ts";
import { publishListings, type ListedProduct } from "./publish-listings.ts";
import { variantPrice } from "./representing-variants.ts";

/**
 * Whether a store has a piece of a product for sale, in any variant that it sells. If the store has stock of its own for a
 * variant, that counts, otherwise the shared pool (store 0). Pieces that open payments hold are not for sale.
 */
export function isInStock(storeId: SQL, productId: SQL): SQL {
  return sql`exists (
    select from (
      select distinct on (k.variant_id) k.on_hand - k.held as pieces
      from stock k
      where k.product_id = ${productId} and k.store_id in (0, ${storeId})
        and (k.variant_id = 0 or exists (select from listing_variants n where n.store_id = ${storeId} and n.variant_id = k.variant_id))
        and (k.variant_id <> 0 or not exists (select from variants n where n.product_id = ${productId}))
      order by k.variant_id, k.store_id desc
    ) kept where pieces > 0)`;
}

const percent = sql`(s.settings ->> 'priceAdjustPercent')::numeric`;
const listPrice = (cents: SQL) => sql`list_price(${cents}, ${percent}, s.currency, s.riel_rate)`;
/** Null where rounding makes the promotional price equal to the price. */
const listPromo = (promo: SQL, price: SQL) =>
  sql`case when ${listPrice(promo)} < ${listPrice(price)} then ${listPrice(promo)} end`;
/**
 * The price at which a store sells a product or variant `of` the catalogue: the one it set itself in its row `own`, else
 * that of the catalogue. The price of an ended promotion is dropped, so that it does not come back if the end is moved.
 */
const asked = (own: SQL, of: SQL, at: Date) => sql`lateral (
  select price, case when runs then promo_price end as promo_price, case when runs and promo_price is not null then promo_ends_at end as promo_ends_at
  from (
    select *, promo_ends_at is null or promo_ends_at > ${at.toISOString()}::timestamptz as runs
    from (
      select case when ${own}.own_price then ${own}.price else ${listPrice(sql`${of}.price`)} end as price,
        case when ${own}.own_price then ${own}.promo_price else ${listPromo(sql`${of}.promo_price`, sql`${of}.price`)} end as promo_price,
        case when ${own}.own_price then ${own}.promo_ends_at else p.promo_ends_at end as promo_ends_at
    ) said
  ) judged)`;

/**
 * Recomputes the listings of `pairs` (a query of store_id and product_id) from catalogue, promotions and stock as of `at`,
 * and adds missing ones. Prices that a store set itself stay, except for promotions that have ended. Only rows that
 * differ are written; their change is published. Returns the number of listings that changed.
 */
export async function writeListings(tx: Tx, pairs: SQL, at: Date): Promise<number> {
  await lockProducts(tx, sql`select product_id from (${pairs}) locked`);
  // A change of the settings that a store's prices are computed with waits for this lock, and then recomputes the listings too.
  await tx.execute(sql`select from stores where id in (select store_id from (${pairs}) locked) order by id for share`);
  // Variants first: the price of a product with variants is that of one of them.
  const ofVariants = await writeVariants(tx, pairs, at);
  return publishListings(tx, [...ofVariants, ...(await writeProducts(tx, pairs, at))]);
}

async function writeVariants(tx: Tx, pairs: SQL, at: Date): Promise<ListedProduct[]> {
  const { rows } = await tx.execute<ListedProduct>(sql`
    insert into listing_variants as kept (store_id, variant_id, product_id, price, promo_price, promo_ends_at)
    select s.id, v.id, v.product_id, asked.price, asked.promo_price, asked.promo_ends_at
    from (${pairs}) pair join stores s on s.id = pair.store_id join products p on p.id = pair.product_id join variants v on v.product_id = p.id
    left join listing_variants own on own.store_id = s.id and own.variant_id = v.id
    cross join ${asked(sql`own`, sql`v`, at)} asked
    order by s.id, v.id
    on conflict (store_id, variant_id) do update set price = excluded.price, promo_price = excluded.promo_price, promo_ends_at = excluded.promo_ends_at
    where (kept.price, kept.promo_price, kept.promo_ends_at) is distinct from (excluded.price, excluded.promo_price, excluded.promo_ends_at)
    returning store_id, product_id`);
  return rows;
}

async function writeProducts(tx: Tx, pairs: SQL, at: Date): Promise<ListedProduct[]> {
  const { rows } = await tx.execute<ListedProduct>(sql`
    with written as (insert into listings as kept (
      store_id, product_id, category_id, group_id, subcategory_id, brand_id, price, promo_price, promo_ends_at,
      sort_price, on_promotion, price_from, in_stock, sort_name, popularity, created_at)
    select store_id, product_id, category_id, group_id, subcategory_id, brand_id, price, promo_price, promo_ends_at,
      coalesce(promo_price, price), promo_price is not null, price_from, in_stock, sort_name, popularity, created_at
    from (
      select s.id as store_id, p.id as product_id, p.category_id, p.group_id, p.subcategory_id, p.brand_id,
        case when lead.variants > 0 then lead.price else alone.price end as price,
        case when lead.variants > 0 then lead.promo_price else alone.promo_price end as promo_price,
        case when lead.variants > 0 then lead.first_end else alone.promo_ends_at end as promo_ends_at,
        coalesce(lead.price_from, false) as price_from,
        ${isInStock(sql`s.id`, sql`p.id`)} as in_stock,
        left(lower(p.name ->> 'en'), 200) as sort_name, p.popularity, p.created_at
      from (${pairs}) pair
      join stores s on s.id = pair.store_id
      join products p on p.id = pair.product_id
      left join listings own on own.store_id = s.id and own.product_id = p.id
      cross join ${asked(sql`own`, sql`p`, at)} alone
      cross join lateral (${variantPrice(sql`s.id`, sql`p.id`)}) lead
    ) wanted
    order by store_id, product_id
    on conflict (store_id, product_id) do update set
      category_id = excluded.category_id, group_id = excluded.group_id, subcategory_id = excluded.subcategory_id,
      brand_id = excluded.brand_id, price = excluded.price, promo_price = excluded.promo_price,
      promo_ends_at = excluded.promo_ends_at, sort_price = excluded.sort_price, on_promotion = excluded.on_promotion,
      price_from = excluded.price_from, in_stock = excluded.in_stock, sort_name = excluded.sort_name,
      popularity = excluded.popularity, created_at = excluded.created_at
    where (kept.category_id, kept.group_id, kept.subcategory_id, kept.brand_id, kept.price, kept.promo_price, kept.promo_ends_at,
        kept.sort_price, kept.on_promotion, kept.price_from, kept.in_stock, kept.sort_name, kept.popularity, kept.created_at)
      is distinct from (excluded.category_id, excluded.group_id, excluded.subcategory_id, excluded.brand_id, excluded.price,
        excluded.promo_price, excluded.promo_ends_at, excluded.sort_price, excluded.on_promotion, excluded.price_from,
        excluded.in_stock, excluded.sort_name, excluded.popularity, excluded.created_at)
    returning store_id, product_id, category_id, subcategory_id, in_stock, popularity, xmax = 0 as added)
    select w.store_id, w.product_id, w.added,
      (b.category_id, b.subcategory_id, b.in_stock, b.popularity) is distinct from (w.category_id, w.subcategory_id, w.in_stock, w.popularity) as reranked
    from written w left join listings b on b.store_id = w.store_id and b.product_id = w.product_id`);
  return rows;
}
