import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";

/** What of a store's assortment a list of SKUs does not have. */
export interface Missing {
  storeId: number;
  /** Products in the assortment. */
  listed: number;
  /** Ids of the missing ones, by SKU. */
  ids: number[];
  /** The first of them. */
  first: { sku: string; name: string }[];
}

/** How many of the missing products are named. */
const mostNamed = 20;

/** Finds the products of each store of which neither the SKU nor that of a variant is among `skus`. */
export async function findMissing(
  tx: Tx,
  storeIds: readonly number[],
  skus: AsyncIterable<readonly string[]>,
): Promise<Missing[]> {
  await tx.execute(sql`create temporary table known_skus (sku text primary key) on commit drop`);
  for await (const some of skus)
    await tx.execute(
      sql`insert into known_skus select unnest(${sql.param(some)}::text[]) on conflict (sku) do nothing`,
    );
  await tx.execute(sql`analyze known_skus`);
  const found: Missing[] = [];
  for (const storeId of storeIds) {
    const { rows } = await tx.execute<{ listed: number; ids: number[]; first: Missing["first"] }>(sql`
      with listed as (select p.id, p.sku, p.name from listings l join products p on p.id = l.product_id where l.store_id = ${storeId}),
      missing as (
        select id, sku, name from listed
        where not exists (select from known_skus k where k.sku = listed.sku)
          and not exists (select from variants v join known_skus k on k.sku = v.sku where v.product_id = listed.id))
      select (select count(*)::integer from listed) as listed,
        (select coalesce(array_agg(id order by sku), '{}') from missing) as ids,
        (select coalesce(jsonb_agg(jsonb_build_object('sku', sku, 'name', name ->> 'en') order by sku), '[]')
          from (select sku, name from missing order by sku limit ${mostNamed}) named) as first`);
    found.push({ storeId, ...rows[0]! });
  }
  return found;
}
