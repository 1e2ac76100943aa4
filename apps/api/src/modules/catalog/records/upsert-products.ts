import { sql } from "drizzle-orm";
import { publishChange } from "../../../platform/changes/changes.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { whyInvalid } from "../../../platform/errors/invalid-record.ts";
import { ensureBrands } from "./ensure-brands.ts";
import { placeOf, readPlaces, type Place } from "../categories/category-tree.ts";
import { productRecord, type CleanRecord, type ProductRecord, type RecordOutcome } from "./product-record.ts";
import { refreshListings } from "../listings/refresh-listings.ts";
import { priceVariants, singleVariant, type SingleVariant } from "./single-variants.ts";
import { skusOf, takenSkus, upsertVariants } from "./upsert-variants.ts";
import { placesOf } from "../listings/publish-listings.ts";
import { writeStock } from "./write-stock.ts";
import { products, variants } from "../tables.ts";

interface UpsertOptions {
  /** Now, for promotions and for when a product came. */
  at: Date;
  /** Refuses products that are not in the catalogue yet. */
  onlyKnown?: boolean;
}

interface Placed {
  record: CleanRecord;
  /** Its position in the categories, which may be the one that it has. */
  place: Place;
}

/**
 * Adds products to the catalogue, or updates those of the same SKU, with their variants, brands and stock in
 * the shared pool, and updates their listings in all stores. A record with the SKU of a variant updates that one's price
 * and stock. A record with an error is refused, and the others are
 * written. Rows that do not change are not written, so a second run changes nothing. The outcomes are in the order
 * of the records. It is fastest with a few hundred to a few thousand
 * records at once.
 */
export async function upsertProducts(
  tx: Tx,
  records: readonly ProductRecord[],
  { at, onlyKnown = false }: UpsertOptions,
): Promise<RecordOutcome[]> {
  const { placed, single, refused, before } = await check(tx, records, onlyKnown);
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
  for (const id of await priceVariants(tx, alone)) changed.add(id);
  const counted = alone.map(({ sku, stock, productId }) => ({ id: productId, record: { variants: [{ sku, stock }] } }));
  for (const id of await writeStock(tx, [...withIds, ...counted])) changed.add(id);

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
    return { sku, id, outcome: added.has(id) ? "added" : changed.has(id) ? "changed" : "unchanged" };
  });
}

type KnownProduct = Place & { brand_id: number | null; has_variants: boolean };
const keyOf = (place: Omit<KnownProduct, "has_variants"> | undefined) =>
  place && [place.category_id, place.group_id, place.subcategory_id, place.brand_id].join(" ");

interface Known {
  /** Products by SKU: what a record leaves out stays as it is. */
  before: Map<string, KnownProduct>;
  /** The products of variants, by the variants' SKU. */
  productOf: Map<string, number>;
}

/** Finds what there is of these SKUs, and locks the products. */
async function lockKnown(tx: Tx, skus: readonly string[]): Promise<Known> {
  const all = sql`any(${sql.param(skus)}::text[])`;
  const owned = await tx
    .select({ sku: variants.sku, productId: variants.productId })
    .from(variants)
    .where(sql`${variants.sku} = ${all}`);
  const owners = owned.map(({ productId }) => productId);
  const rows = await tx
    .select({
      sku: products.sku,
      category_id: products.categoryId,
      group_id: products.groupId,
      subcategory_id: products.subcategoryId,
      brand_id: products.brandId,
      has_variants: sql<boolean>`exists (select from variants v where v.product_id = products.id)`,
    })
    .from(products)
    .where(sql`${products.sku} = ${all} or ${products.id} = any(${sql.param(owners)}::integer[])`)
    .orderBy(products.sku)
    .for("no key update");
  return {
    before: new Map(rows.map(({ sku, ...place }) => [sku, place])),
    productOf: new Map(owned.map(({ sku, productId }) => [sku, productId])),
  };
}

const skuOf = (record: ProductRecord) => (typeof record?.sku === "string" ? record.sku : "");

interface Checked extends Pick<Known, "before"> {
  /** Products to write. */
  placed: Map<number, Placed>;
  /** Variants of which only price and stock are written. */
  single: Map<number, SingleVariant>;
  /** Why the others are refused. */
  refused: Map<number, string>;
}

/** Separates the records that can be written from those that are refused, all by their index in the list. */
async function check(tx: Tx, records: readonly ProductRecord[], onlyKnown: boolean): Promise<Checked> {
  const placed: Checked["placed"] = new Map();
  const single: Checked["single"] = new Map();
  const refused: Checked["refused"] = new Map();
  const parsed = records.map((record) => productRecord.safeParse(record));
  const { before, productOf } = await lockKnown(
    tx,
    parsed.flatMap(({ data }) => data?.sku ?? []),
  );
  const places = await readPlaces(tx);
  const skus = new Set<string>();
  parsed.forEach(({ data: record, error }, index) => {
    if (!record) return refused.set(index, whyInvalid(error));
    const twice = skusOf(record).find((sku) => skus.has(sku));
    if (twice !== undefined) return refused.set(index, `sku: ${twice} stands twice in this batch`);
    const { sku, category } = record;
    const productId = productOf.get(sku);
    if (productId !== undefined && !record.name && category === undefined) {
      const variant = singleVariant(record, productId);
      if (typeof variant === "string") return refused.set(index, variant);
      skus.add(sku);
      return single.set(index, variant);
    }
    const known = before.get(sku);
    const missing = known || productId !== undefined ? undefined : whatIsMissing(record, onlyKnown);
    if (missing !== undefined) return refused.set(index, missing);
    if (known?.has_variants && record.stock !== undefined && !record.variants)
      return refused.set(index, `stock: ${sku} has variants, which have the stock: write a line with the SKU of each`);
    const place = category === undefined ? known : placeOf(places, category);
    if (!place) return refused.set(index, `category: there is no category ${category}`);
    for (const each of skusOf(record)) skus.add(each);
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
  return { placed, single, refused, before };
}

/** What a record needs to become a new product; undefined if it has all of it. */
function whatIsMissing({ name, category }: CleanRecord, onlyKnown: boolean): string | undefined {
  if (onlyKnown) return "there is no such product; to add it, import it with --store";
  if (name?.en === undefined) return "name is missing, and there is no such product yet";
  if (category === undefined) return "category is missing, and there is no such product yet";
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
