import { sql } from "drizzle-orm";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { whyInvalid } from "../../../platform/errors/invalid-record.ts";
import { ensureBrands } from "./ensure-brands.ts";
import { placeOf, readPlaces, type Place } from "../categories/category-tree.ts";
import { productRecord, type CleanRecord, type ProductRecord, type RecordOutcome } from "./product-record.ts";
import { refreshListings } from "../listings/refresh-listings.ts";
import { skusOf, takenSkus, upsertVariants } from "./upsert-variants.ts";
import { placesOf } from "../listings/publish-listings.ts";
import { writeStock } from "./write-stock.ts";
import { products } from "../tables.ts";

interface UpsertOptions {
  /** Now, for promotions and for when a product came. */
  at: Date;
}

interface Placed {
  record: CleanRecord;
  place: Place;
}

/**
 * Adds products to the catalogue, or updates those of the same SKU, with their variants, brands and stock in
 * the shared pool, and updates their listings in all stores. A record with an error is refused, and the others are
 * written. Rows that do not change are not written, so a second run changes nothing. The outcomes are in the order
 * of the records. It is fastest with a few hundred to a few thousand
 * records at once.
 */
export async function upsertProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { at }: UpsertOptions,
): Promise<RecordOutcome[]> {
  const { placed, refused } = await check(tx, records);
  const list = [...placed.values()];
  const brands = await ensureBrands(
    tx,
    list.flatMap(({ record }) => record.brand ?? []),
  );

  const before = await lockPlaces(tx, list);
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
  for (const id of await writeStock(tx, withIds)) changed.add(id);

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
    const entry = placed.get(index);
    if (!entry) return { sku: skuOf(record), outcome: "refused", reason: refused.get(index)! };
    const { sku } = entry.record;
    const id = ids.get(sku)!;
    return { sku, id, outcome: added.has(id) ? "added" : changed.has(id) ? "changed" : "unchanged" };
  });
}

type BrandedPlace = Place & { brand_id: number | null };
const keyOf = (place: BrandedPlace | undefined) =>
  place && [place.category_id, place.group_id, place.subcategory_id, place.brand_id].join(" ");

/** Locks the products of these records, and returns their present categories and brands by SKU: what a record leaves out stays as it is. */
async function lockPlaces(tx: Tx, list: readonly Placed[]): Promise<Map<string, BrandedPlace>> {
  const skus = list.map(({ record }) => record.sku);
  const rows = await tx
    .select({
      sku: products.sku,
      category_id: products.categoryId,
      group_id: products.groupId,
      subcategory_id: products.subcategoryId,
      brand_id: products.brandId,
    })
    .from(products)
    .where(sql`${products.sku} = any(${sql.param(skus)}::text[])`)
    .orderBy(products.sku)
    .for("no key update");
  return new Map(rows.map(({ sku, ...place }) => [sku, place]));
}

const skuOf = (record: ProductRecord) => (typeof record?.sku === "string" ? record.sku : "");

/** Separates the records that can be written from those that are refused, both by their index in the list. */
async function check(
  tx: Tx,
  records: readonly ProductRecord[],
): Promise<{ placed: Map<number, Placed>; refused: Map<number, string> }> {
  const placed = new Map<number, Placed>();
  const refused = new Map<number, string>();
  const places = await readPlaces(tx);
  const skus = new Set<string>();
  records.forEach((given, index) => {
    const parsed = productRecord.safeParse(given);
    if (!parsed.success) return refused.set(index, whyInvalid(parsed.error));
    const record = parsed.data;
    const place = placeOf(places, record.category);
    if (!place) return refused.set(index, `category: there is no category ${record.category}`);
    const twice = skusOf(record).find((sku) => skus.has(sku));
    if (twice !== undefined) return refused.set(index, `sku: ${twice} stands twice in this batch`);
    for (const sku of skusOf(record)) skus.add(sku);
    return placed.set(index, { record, place });
  });
  const taken = await takenSkus(
    tx,
    [...placed.values()].map(({ record }) => record),
  );
  for (const [index, { record }] of placed) {
    const sku = skusOf(record).find((each) => taken.has(each));
    if (sku === undefined) continue;
    placed.delete(index);
    refused.set(index, `sku: ${sku} belongs to another product`);
  }
  return { placed, refused };
}

/** The columns that a record says; what it leaves out stays as it is. */
function columnsOf(record: CleanRecord, at: Date) {
  return {
    id: record.id,
    sku: record.sku,
    says_model: record.model !== undefined,
    model: record.model,
    name: record.name,
    description: record.description,
    images: record.images,
    specs: record.specs,
    option_groups: record.variants?.length === 0 ? [] : record.optionGroups,
    warranty_months: record.warrantyMonths,
    popularity: record.popularity,
    says_price: record.price !== undefined,
    price: record.price,
    promo_price: record.promoPrice,
    promo_ends_at: record.promoEndsAt,
    created_at: record.createdAt ?? at,
  };
}

/** Every column that a record can change: its type in the record, and what is written. */
const changeable: readonly [column: string, type: string, written: string][] = [
  ["model", "text", "case when r.says_model then r.model else before.model end"],
  ["category_id", "integer", "r.category_id"],
  ["group_id", "integer", "r.group_id"],
  ["subcategory_id", "integer", "r.subcategory_id"],
  ["brand_id", "integer", "r.brand_id"],
  ["name", "jsonb", "jsonb_strip_nulls(coalesce(before.name, '{}') || r.name)"],
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
  ["price", "bigint", "case when r.says_price then r.price else before.price end"],
  ["promo_price", "bigint", "case when r.says_price then r.promo_price else before.promo_price end"],
  ["promo_ends_at", "timestamptz", "case when r.says_price then r.promo_ends_at else before.promo_ends_at end"],
];
const each = (write: (column: (typeof changeable)[number]) => string) => sql.raw(changeable.map(write).join(", "));

const upsert = sql`
  insert into products as kept (id, sku, created_at, ${each(([column]) => column)})
  select coalesce(r.id, nextval(pg_get_serial_sequence('products', 'id'))), r.sku, r.created_at, ${each(([, , written]) => written)}
  from jsonb_to_recordset(`;

const onConflict = sql`) as r (id integer, sku text, created_at timestamptz, says_model boolean, says_price boolean, ${each(([column, type]) => `${column} ${type}`)})
  left join products before on before.sku = r.sku
  order by r.sku
  on conflict (sku) do update set ${each(([column]) => `${column} = excluded.${column}`)}, updated_at = now()
  where (${each(([column]) => `kept.${column}`)}) is distinct from (${each(([column]) => `excluded.${column}`)})
  returning id, (xmax = 0) as added`;
