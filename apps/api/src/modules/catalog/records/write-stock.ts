import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { idList } from "../id-list.ts";
import type { Changed } from "./single-variants.ts";

/** What a product's record says of its pieces, or of those of its variants. */
interface CountedRecord {
  id: number;
  record: { stock?: number | undefined; variants?: { sku: string; stock?: number | undefined }[] | undefined };
}

/**
 * Writes the stock counts of imported records into the shared pool (store 0). Returns those whose count
 * changed.
 *
 * - A record without a count changes nothing, and neither does one with the same count as in the last import: pieces that
 *   were sold since then must not come back.
 * - If the count of the last import is not known, only a lower one is applied, since a higher one may be that same old count.
 * - A count below the number of pieces that open payments hold is raised to it.
 */
export async function writeStock(tx: Tx, records: readonly CountedRecord[]): Promise<Changed[]> {
  const counts = records.flatMap(({ id, record }) => {
    const counted: { sku: string | null; stock?: number | undefined }[] =
      record.variants && record.variants.length > 0 ? record.variants : [{ sku: null, stock: record.stock }];
    return counted.map(({ sku, stock }) => ({ product_id: id, sku, pieces: stock }));
  });
  // Removes the rows that no longer apply: of the product itself once it has variants, and of variants that are gone.
  await tx.execute(sql`
    delete from stock k where product_id in ${idList(records.map(({ id }) => id))} and held = 0 and case variant_id
      when 0 then exists (select from variants v where v.product_id = k.product_id)
      else not exists (select from variants v where v.id = k.variant_id) end`);
  const counted = counts.filter(({ pieces }) => pieces !== undefined);
  if (counted.length === 0) return [];
  const { rows } = await tx.execute<{ product_id: number; sku: string | null }>(sql`
    insert into stock as kept (product_id, variant_id, store_id, on_hand, counted)
    select r.product_id, coalesce(v.id, 0), 0, r.pieces, r.pieces
    from jsonb_to_recordset(${sql.param(JSON.stringify(counted))}::jsonb) as r (product_id integer, sku text, pieces integer)
    left join variants v on v.sku = r.sku
    where r.sku is not null or not exists (select from variants of where of.product_id = r.product_id)
    order by 1, 2
    on conflict (product_id, variant_id, store_id) do update set counted = excluded.counted,
      on_hand = greatest(case when kept.counted is null then least(kept.on_hand, excluded.on_hand) else excluded.on_hand end, kept.held)
    where kept.counted is distinct from excluded.counted
    returning product_id, (select sku from variants v where v.id = variant_id) as sku`);
  return rows.map((row) => ({ productId: row.product_id, variantSku: row.sku }));
}
