import { sql } from "drizzle-orm";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { ensureBrands } from "./ensure-brands.ts";
import { checkRecords, type KnownProduct } from "./check-records.ts";
import type { CleanRecord, ProductRecord, RecordOutcome } from "./product-record.ts";
import { refreshListings } from "../listings/refresh-listings.ts";
import { priceVariants } from "./single-variants.ts";
import { upsertVariants } from "./upsert-variants.ts";
import { placesOf } from "../listings/publish-listings.ts";
import { writeStock } from "./write-stock.ts";
import { products } from "../tables.ts";

interface UpsertOptions {
  /** Now, for promotions and for when a product came. */
  at: Date;
  /** Refuses products that are not in the catalogue yet. */
  onlyKnown?: boolean;
}

/**
 * Adds products to the catalogue, or updates those of the same SKU, with their variants, brands and stock in the shared
 * pool, and updates their listings in all stores. A record with the SKU of a variant updates that one's price and stock.
 * A record with an error is refused, and the others are written. Rows that do not change are not written, so a second run
 * changes nothing. The outcomes are in the order of the records. It is fastest with a few hundred to a few thousand
 * records at once.
 */
export async function upsertProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { at, onlyKnown = false }: UpsertOptions,
): Promise<RecordOutcome[]> {
  const { placed, single, refused, before } = await checkRecords(tx, records, onlyKnown);
  const list = [...placed.values()];
  const brands = await ensureBrands(
    tx,
    list.flatMap(({ record }) => record.brand ?? []),
  );

  const brandIdOf = ({ brand, sku }: CleanRecord): number | null => {
    if (brand === undefined) return before.get(sku)?.brand_id ?? null;
    return brand === null ? null : brands.get(brand.toLowerCase())!;
  };
  const rows = list.map(({ record, place }) => ({ ...columnsOf(record, at), ...place, brand_id: brandIdOf(record) }));
  const written = await tx.execute<{ id: number; added: boolean }>(
    sql`${upsert} ${sql.param(JSON.stringify(rows))}::jsonb ${onConflict}`,
  );
  const skus = list.map(({ record }) => record.sku);
  const known = await tx
    .select({ id: products.id, sku: products.sku })
    .from(products)
    .where(sql`${products.sku} = any(${sql.param(skus)}::text[])`);
  const ids = new Map(known.map(({ id, sku }) => [sku, id]));

  const added = new Set(written.rows.filter((row) => row.added).map(({ id }) => id));
  const changed = new Set(written.rows.filter((row) => !row.added).map(({ id }) => id));
  const withIds = list.map(({ record }) => ({ record, id: ids.get(record.sku)! }));
  for (const id of await upsertVariants(tx, withIds)) changed.add(id);
  const alone = [...single.values()];
  const counted = alone.map(({ sku, stock, productId }) => ({ id: productId, record: { variants: [{ sku, stock }] } }));
  const renewed = [...(await priceVariants(tx, alone)), ...(await writeStock(tx, [...withIds, ...counted]))];
  for (const { productId } of renewed) changed.add(productId);
  const renewedVariants = new Set(renewed.map(({ variantSku }) => variantSku));

  const touched = [...new Set([...added, ...changed])];
  if (touched.length > 0) {
    await refreshListings(tx, { productIds: touched }, at);
    const stayed =
      added.size === 0 &&
      list.every(
        ({ record, place }) => keyOf(before.get(record.sku)) === keyOf({ ...place, brand_id: brandIdOf(record) }),
      );
    const places = stayed ? await placesOf(tx, touched) : undefined;
    await publishChange(tx, { kind: "product", ids: touched, ...(places && { places }) });
  }
  return records.map((record, index): RecordOutcome => {
    const reason = refused.get(index);
    if (reason !== undefined) return { sku: skuOf(record), outcome: "refused", reason };
    const variant = single.get(index);
    const sku = variant?.sku ?? placed.get(index)!.record.sku;
    const id = variant?.productId ?? ids.get(sku)!;
    const isChanged = variant ? renewedVariants.has(sku) : changed.has(id);
    return { sku, id, outcome: added.has(id) ? "added" : isChanged ? "changed" : "unchanged" };
  });
}

/** The columns that say where a product stands. */
type Place = Omit<KnownProduct, "has_variants">;

const keyOf = (place: Place | undefined) =>
  place && [place.category_id, place.group_id, place.subcategory_id, place.brand_id].join(" ");

const skuOf = (record: ProductRecord) => (typeof record?.sku === "string" ? record.sku : "");

/** The columns that a record says; what it leaves out stays as it is. */
function columnsOf(record: CleanRecord, at: Date) {
  return {
    id: record.id,
    sku: record.sku,
    // Its fields, since a column that it removes is null like one that it leaves out.
    says: Object.keys(record).filter((field) => record[field as keyof CleanRecord] !== undefined),
    model: record.model,
    gtin: record.gtin,
    name: record.name,
    description: record.description,
    images: record.images,
    specs: record.specs,
    option_groups: record.variants?.length === 0 ? [] : record.optionGroups,
    warranty_months: record.warrantyMonths,
    popularity: record.popularity,
    price: record.price,
    promo_price: record.promoPrice,
    promo_ends_at: record.promoEndsAt,
    created_at: record.createdAt ?? at,
  };
}

type Column = keyof (ReturnType<typeof columnsOf> & Place);

/** Every column that a record can change: its type in the record, and what is written. */
const changeable: readonly [column: Column, type: string, written: string][] = [
  ["model", "text", "case when 'model' = any(r.says) then r.model else before.model end"],
  ["gtin", "text", "case when 'gtin' = any(r.says) then r.gtin else before.gtin end"],
  ["category_id", "integer", "r.category_id"],
  ["group_id", "integer", "r.group_id"],
  ["subcategory_id", "integer", "r.subcategory_id"],
  ["brand_id", "integer", "r.brand_id"],
  ["name", "jsonb", "jsonb_strip_nulls(coalesce(before.name, '{}') || coalesce(r.name, '{}'))"],
  [
    "description",
    "jsonb",
    `jsonb_strip_nulls(coalesce(before.description, '{"en": ""}') || coalesce(r.description, '{}'))`,
  ],
  ["images", "text[]", "coalesce(r.images, before.images, '{}')"],
  ["specs", "jsonb", "coalesce(r.specs, before.specs, '[]')"],
  ["option_groups", "jsonb", "coalesce(r.option_groups, before.option_groups, '[]')"],
  ["warranty_months", "integer", "coalesce(r.warranty_months, before.warranty_months, 0)"],
  ["popularity", "integer", "coalesce(r.popularity, before.popularity, 0)"],
  ["price", "bigint", "case when 'price' = any(r.says) then r.price else before.price end"],
  ["promo_price", "bigint", "case when 'price' = any(r.says) then r.promo_price else before.promo_price end"],
  [
    "promo_ends_at",
    "timestamptz",
    "case when 'price' = any(r.says) then r.promo_ends_at else before.promo_ends_at end",
  ],
];
const each = (write: (column: (typeof changeable)[number]) => string) => sql.raw(changeable.map(write).join(", "));

const upsert = sql`
  insert into products as kept (id, sku, created_at, ${each(([column]) => column)})
  select coalesce(r.id, nextval(pg_get_serial_sequence('products', 'id'))), r.sku, r.created_at, ${each(([, , written]) => written)}
  from jsonb_to_recordset(`;

const onConflict = sql`) as r (id integer, sku text, created_at timestamptz, says text[], ${each(([column, type]) => `${column} ${type}`)})
  left join products before on before.sku = r.sku
  order by r.sku
  on conflict (sku) do update set ${each(([column]) => `${column} = excluded.${column}`)}, updated_at = now()
  where (${each(([column]) => `kept.${column}`)}) is distinct from (${each(([column]) => `excluded.${column}`)})
  returning id, (xmax = 0) as added`;
