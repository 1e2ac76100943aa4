import { sql } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { whyInvalid } from "../../../platform/errors/invalid-record.ts";
import { placeOf, readPlaces, type Place } from "../categories/category-tree.ts";
import { products, variants } from "../tables.ts";
import { productRecord, type CleanRecord, type ProductRecord } from "./product-record.ts";
import { singleVariant, type SingleVariant } from "./single-variants.ts";
import { skusOf, takenSkus } from "./upsert-variants.ts";

interface Placed {
  record: CleanRecord;
  /** Its position in the categories, which may be the one that it has. */
  place: Place;
}

export type KnownProduct = Place & { brand_id: number | null; has_variants: boolean };

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

interface Checked extends Pick<Known, "before"> {
  /** Products to write. */
  placed: Map<number, Placed>;
  /** Variants of which only price and stock are written. */
  single: Map<number, SingleVariant>;
  /** Why the others are refused. */
  refused: Map<number, string>;
}

/** Separates the records that can be written from those that are refused, all by their index in the list. */
export async function checkRecords(tx: Tx, records: readonly ProductRecord[], onlyKnown: boolean): Promise<Checked> {
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
