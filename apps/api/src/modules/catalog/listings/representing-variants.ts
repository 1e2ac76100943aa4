import { sql, type SQL } from "drizzle-orm";
import { piecesForSale } from "./pieces-for-sale.ts";

/**
 * The variants of a product that a store sells (id, options, sequence, prices, `due`), with whether each `represents` the
 * product: those that can be bought do, or all of them where none can. The first in the order of `leadFirst` leads.
 */
export const representingVariants = (storeId: SQL, productId: SQL) => sql`
  select *, can_buy = bool_or(can_buy) over () as represents
  from (
    select v.id, v.options, v.sequence, n.price, n.promo_price, n.promo_ends_at, coalesce(n.promo_price, n.price) as due,
      coalesce(n.promo_price, n.price) is not null and ${piecesForSale(storeId, productId, sql`v.id`)} > 0 as can_buy
    from listing_variants n join variants v on v.id = n.variant_id
    where n.store_id = ${storeId} and n.product_id = ${productId}
  ) sold`;

/** The order that begins with the variant whose price a product has: the cheapest of those that represent it. */
export const leadFirst = sql`represents desc, due nulls last, sequence, id`;

/** The price of a product with variants, as its listing has it: that of the variant that leads. */
export const variantPrice = (storeId: SQL, productId: SQL) => sql`
  select count(*) as variants, count(distinct due) filter (where represents) > 1 as price_from, min(promo_ends_at) as first_end,
    (array_agg(price order by ${leadFirst}))[1] as price, (array_agg(promo_price order by ${leadFirst}))[1] as promo_price
  from (${representingVariants(storeId, productId)}) representing`;
