import { sql } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { readProductsForStaff, type Article } from "./list-products.ts";

/** An article as it should lie on the shelves. */
export interface Shelved extends Article {
  /** The store whose own stock it is; null for the pool that stores share. */
  stockOf: string | null;
  /** Pieces, with those that open payments hold and those of orders that are not packed yet. */
  expected: number;
}

/** What should lie on the shelves of a store, or of the shared pool, a portion at a time. */
export async function* readShelves(
  db: Queryable,
  wanted: { text?: string | undefined; storeId?: number | undefined },
): AsyncGenerator<Shelved[]> {
  for await (const articles of readProductsForStaff(db, wanted)) {
    const skus = sql.param(articles.map(({ sku }) => sku));
    const { rows } = await db.execute<{ sku: string; stock_of: string | null; expected: number }>(sql`
      with ordered as (
        select l.product_id, l.variant_id, l.stock_store_id, sum(l.quantity - coalesce((
          select sum((line ->> 'quantity')::integer)
          from payments p join provider_refunds r on r.payment_id = p.id cross join jsonb_array_elements(r.lines) line
          where p.order_id = o.id and (line ->> 'lineId')::integer = l.id), 0)) as pieces
        from orders o join order_lines l on l.order_id = o.id
        where o.state in ('placed', 'confirmed')
        group by 1, 2, 3)
      select a.sku, s.code as stock_of, (coalesce(k.on_hand, 0) + coalesce(o.pieces, 0))::integer as expected
      from unnest(${skus}::text[]) a (sku)
      left join variants v on v.sku = a.sku
      left join products p on p.sku = a.sku and v.id is null
      left join lateral (
        select * from stock where product_id = coalesce(v.product_id, p.id) and variant_id = coalesce(v.id, 0)
          and store_id in (0, ${wanted.storeId ?? 0})
        order by store_id desc limit 1) k on true
      left join stores s on s.id = k.store_id
      left join ordered o on o.product_id = coalesce(v.product_id, p.id) and o.variant_id = coalesce(v.id, 0)
        and o.stock_store_id = coalesce(k.store_id, 0)`);
    const shelves = new Map(rows.map((row) => [row.sku, row]));
    yield articles.map((article) => {
      const { stock_of = null, expected = 0 } = shelves.get(article.sku) ?? {};
      return { ...article, stockOf: stock_of, expected };
    });
  }
}
