import { and, eq, sql } from "drizzle-orm";
import type { LocalText } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { oncePerPool, type Db } from "../../platform/database/database.ts";
import { piecesForSale, serviceCategories } from "../../modules/catalog/public.ts";
import { brands, listings, products } from "../../modules/catalog/tables.ts";

// Without descriptions and specifications: lists do not show them, and they are the largest part of a row.
const productColumns = {
  id: products.id,
  name: products.name,
  images: products.images,
  categoryId: products.categoryId,
  subcategoryId: products.subcategoryId,
  brandId: products.brandId,
  optionGroups: products.optionGroups,
};
const listingColumns = { price: listings.price, promoPrice: listings.promoPrice, promoEndsAt: listings.promoEndsAt };

/** A product as a store sells it, from its tables. Money is minor units of the store's currency. */
export interface SoldProduct {
  product: Pick<typeof products.$inferSelect, keyof typeof productColumns>;
  listing: Pick<typeof listings.$inferSelect, keyof typeof listingColumns>;
  brand: string | null;
  /** Pieces for sale of a product without variants. */
  available: number;
  /** In their order; empty for a product without variants. */
  variants: SoldVariant[];
}

export interface SoldVariant {
  id: number;
  sku: string;
  gtin: string | null;
  options: string[];
  optionNames: LocalText[] | null;
  image: string | null;
  price: number | null;
  promoPrice: number | null;
  promoEndsAt: Date | null;
  available: number;
}

const storeId = sql`${sql.placeholder("storeId")}::integer`;
const wanted = sql`any(${sql.placeholder("ids")}::integer[])`;

/** The variants of a product, in the order that shoppers choose from. */
const soldVariants = sql<(Omit<SoldVariant, "promoEndsAt"> & { promoEndsAt: string | null })[]>`coalesce((
  select json_agg(json_build_object('id', v.id, 'sku', v.sku, 'gtin', v.gtin, 'options', v.options, 'optionNames', v.option_names, 'image', v.image,
    'price', lv.price, 'promoPrice', lv.promo_price, 'promoEndsAt', lv.promo_ends_at, 'available', ${piecesForSale(storeId, sql`lv.product_id`, sql`v.id`)}) order by v.sequence, v.id)
  from listing_variants lv join variants v on v.id = lv.variant_id
  where lv.store_id = ${storeId} and lv.product_id = ${products.id}), '[]')`;

/**
 * The statement of every list, written and planned once for a connection: that is as much work as
 * running it. It is one, since each more costs as much again in sending and reading.
 */
const prepare = (db: Db) =>
  db
    .select({
      product: productColumns,
      listing: listingColumns,
      brand: brands.name,
      available: piecesForSale(storeId, sql`${products.id}`, sql`0`),
      variants: soldVariants,
    })
    .from(listings)
    .innerJoin(products, eq(products.id, listings.productId))
    // Who does work is no brand.
    .leftJoin(
      brands,
      and(eq(brands.id, products.brandId), sql`${products.categoryId} not in (${sql.raw(serviceCategories)})`),
    )
    .where(and(sql`${listings.storeId} = ${storeId}`, sql`${listings.productId} = ${wanted}`))
    .prepare("sold_products");

const prepared = oncePerPool(prepare);

/** Those of the products that the store sells, in the order asked. */
export async function readSoldProducts(
  { database: { db }, store }: Pick<Context, "database" | "store">,
  ids: readonly number[],
): Promise<SoldProduct[]> {
  if (ids.length === 0) return [];
  const rows = await prepared(db).execute({ storeId: store.id, ids: [...ids] });
  const byId = new Map(
    rows.map((sold): [number, SoldProduct] => [
      sold.product.id,
      {
        ...sold,
        variants: sold.variants.map((variant) => ({
          ...variant,
          promoEndsAt: variant.promoEndsAt === null ? null : new Date(variant.promoEndsAt),
        })),
      },
    ]),
  );
  return ids.flatMap((id) => byId.get(id) ?? []);
}
