import { sql } from "drizzle-orm";
import { languages } from "@shop/kit/locale";
import type { Tx } from "../../../platform/database/database.ts";
import type { CleanRecord } from "./product-record.ts";
import { idList } from "../id-list.ts";

export interface IdentifiedRecord {
  id: number;
  record: CleanRecord;
}

const textList = (values: readonly string[]) => sql`${sql.param(values)}::text[]`;

/** The SKUs of a record: its own, and those of its variants. */
export const skusOf = ({ sku, variants = [] }: CleanRecord): string[] => [
  sku,
  ...variants.map((variant) => variant.sku),
];

/** SKUs in these records that are another product's already, or one of its variants'. */
export async function takenSkus(tx: Tx, records: readonly CleanRecord[]): Promise<Set<string>> {
  const owners = new Map(records.flatMap((record) => skusOf(record).map((sku) => [sku, record.sku] as const)));
  const { rows } = await tx.execute<{ sku: string; owner: string }>(sql`
    select v.sku, p.sku as owner from variants v join products p on p.id = v.product_id
    where v.sku = any(${textList([...owners.keys()])})
    union all select sku, sku from products where sku = any(${textList([...owners.keys()])})`);
  return new Set(rows.filter(({ sku, owner }) => owners.get(sku) !== owner).map(({ sku }) => sku));
}

/**
 * Updates the variants of products from their records. Variants that a record no longer has are removed; if a record has
 * no `variants` at all, those of its product stay. Returns the ids of the products that changed.
 */
export async function upsertVariants(tx: Tx, records: readonly IdentifiedRecord[]): Promise<number[]> {
  const telling = records.filter(({ record }) => record.variants);
  const rows = telling.flatMap(({ id, record }) =>
    record.variants!.map((variant, sequence) => ({
      id: variant.id,
      product_id: id,
      sku: variant.sku,
      options: variant.options.map(({ en }) => en),
      option_names: variant.options.some((names) => languages.some((language) => language !== "en" && names[language]))
        ? variant.options
        : null,
      image: variant.image ?? null,
      gtin: variant.gtin ?? null,
      sequence,
      price: variant.price,
      promo_price: variant.promoPrice ?? null,
    })),
  );
  if (telling.length === 0) return [];
  const gone = await tx.execute<{ product_id: number }>(sql`
    delete from variants
    where product_id in ${idList(telling.map(({ id }) => id))} and sku <> all(${textList(rows.map(({ sku }) => sku))})
    returning product_id`);
  if (rows.length === 0) return gone.rows.map((row) => row.product_id);
  const written = await tx.execute<{ product_id: number }>(sql`
    insert into variants as kept (id, product_id, sku, options, option_names, image, sequence, price, promo_price, gtin)
    select coalesce(r.id, nextval(pg_get_serial_sequence('variants', 'id'))), r.product_id, r.sku, r.options, r.option_names, r.image, r.sequence,
      r.price, r.promo_price, r.gtin
    from jsonb_to_recordset(${sql.param(JSON.stringify(rows))}::jsonb) as r (id integer, product_id integer, sku text, options text[],
      option_names jsonb, image text, sequence integer, price bigint, promo_price bigint, gtin text)
    order by r.sku
    on conflict (sku) do update set options = excluded.options, option_names = excluded.option_names, image = excluded.image,
      sequence = excluded.sequence, price = excluded.price, promo_price = excluded.promo_price, gtin = excluded.gtin
    where (kept.options, kept.option_names, kept.image, kept.sequence, kept.price, kept.promo_price, kept.gtin)
      is distinct from (excluded.options, excluded.option_names, excluded.image, excluded.sequence, excluded.price, excluded.promo_price, excluded.gtin)
    returning product_id`);
  return [...gone.rows, ...written.rows].map((row) => row.product_id);
}
