import { and, desc, eq, inArray, ne } from "drizzle-orm";
import type { ProductDetail, ProductVariant } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { imageAddress } from "../../platform/image-address.ts";
import { refuse } from "../../platform/refusal.ts";
import { optionsIn } from "../../modules/catalog/public.ts";
import { categories, listings, products } from "../../modules/catalog/tables.ts";
import { categoryPath, subcategoryPath } from "./category-path.ts";
import { promotionRuns, wirePrices } from "./prices.ts";
import { productCard, readProductCards } from "./product-card.ts";
import { readSoldProducts, type SoldProduct, type SoldVariant } from "./sold-products.ts";

/** Stock is told exactly only when it is as little as this. */
const few = 5;
/** Products beside a product. */
const relatedCount = 12;

type Category = Pick<typeof categories.$inferSelect, "id" | "key" | "name">;

/** One product as the store sells it; what only another store sells is not sold here. */
export async function readProductDetail(context: Context, id: number): Promise<ProductDetail> {
  const [[sold], [texts]] = await Promise.all([readSoldProducts(context, [id]), readTexts(context, [id])]);
  if (!sold || !texts) refuse("product_not_found");
  const [names, related] = await Promise.all([readCategories(context, [sold]), readRelated(context, sold)]);
  return {
    ...summary(context, sold, texts, names),
    description: inLanguage(texts.description, context.language),
    related,
  };
}

/** Products for comparing, in the order asked, without those that the store does not sell. */
export async function readProductSummaries(context: Context, ids: readonly number[]) {
  const [sold, texts] = await Promise.all([readSoldProducts(context, ids), readTexts(context, ids)]);
  const names = await readCategories(context, sold);
  const byId = new Map(texts.map((row) => [row.id, row]));
  return sold.flatMap((each) => {
    const own = byId.get(each.product.id);
    return own ? [summary(context, each, own, names)] : [];
  });
}

type Texts = Pick<typeof products.$inferSelect, keyof typeof textColumns>;

const textColumns = {
  id: products.id,
  sku: products.sku,
  model: products.model,
  description: products.description,
  specs: products.specs,
  warrantyMonths: products.warrantyMonths,
};

function readTexts({ database }: Context, ids: readonly number[]): Promise<Texts[]> {
  return database.db.select(textColumns).from(products).where(inArray(products.id, [...ids]));
}

function summary(context: Context, sold: SoldProduct, texts: Texts, names: Map<number, Category>): Omit<ProductDetail, "description" | "related"> {
  const { product } = sold;
  const { language, env } = context;
  const now = context.now();
  const running = promotionRuns(sold, now);
  const category = names.get(product.categoryId);
  const subcategory = names.get(product.subcategoryId ?? 0);
  return {
    ...productCard(context, sold, now),
    sku: texts.sku,
    model: texts.model,
    images: product.images.length > 0 ? product.images.map((image) => imageAddress(image, env)) : [imageAddress(null, env)],
    specs: texts.specs.map(({ key, label, value }) => ({
      key,
      label: inLanguage(label, language),
      value: typeof value === "string" ? value : inLanguage(value, language),
    })),
    variants: sold.variants.map((variant) => wireVariant(context, sold, variant, running)),
    few_left: sold.variants.length > 0 ? null : fewLeft(sold.available),
    brand_id: product.brandId,
    breadcrumb: [
      ...(category ? [{ id: category.id, name: inLanguage(category.name, language), to: categoryPath(category) }] : []),
      ...(subcategory ? [{ id: subcategory.id, name: inLanguage(subcategory.name, language), to: subcategoryPath(product.categoryId, subcategory.id) }] : []),
    ],
    warranty_months: texts.warrantyMonths,
    // Specification, section 3: by the name of the product's category.
    is_service: /service/i.test(category?.name.en ?? ""),
  };
}

function wireVariant(context: Context, { product }: SoldProduct, variant: SoldVariant, running: boolean): ProductVariant {
  return {
    variant_option_id: variant.id,
    sku: variant.sku,
    options: optionsIn(variant, context.language),
    ...wirePrices(variant, running, context),
    image: imageAddress(variant.image ?? product.images[0], context.env),
    in_stock: variant.available > 0,
    few_left: fewLeft(variant.available),
  };
}

const fewLeft = (available: number) => (available > 0 && available <= few ? available : null);

async function readCategories({ database }: Context, sold: SoldProduct[]): Promise<Map<number, Category>> {
  const ids = new Set(sold.flatMap(({ product }) => [product.categoryId, product.subcategoryId ?? 0]));
  if (ids.size === 0) return new Map();
  const rows = await database.db
    .select({ id: categories.id, key: categories.key, name: categories.name })
    .from(categories)
    .where(inArray(categories.id, [...ids]));
  return new Map(rows.map((row) => [row.id, row]));
}

/** What sells best beside a product: of its sub-category, then of its category. */
async function readRelated(context: Context, { product }: SoldProduct) {
  const { database, store } = context;
  const best = (shelf: ReturnType<typeof eq>) =>
    database.db
      .select({ id: listings.productId })
      .from(listings)
      .where(and(eq(listings.storeId, store.id), shelf, eq(listings.inStock, true), ne(listings.productId, product.id)))
      .orderBy(desc(listings.popularity), listings.productId)
      .limit(relatedCount);
  const [near, wide] = await Promise.all([
    product.subcategoryId === null ? [] : best(eq(listings.subcategoryId, product.subcategoryId)),
    best(eq(listings.categoryId, product.categoryId)),
  ]);
  const ids = [...new Set([...near, ...wide].map(({ id }) => id))].slice(0, relatedCount);
  return readProductCards(context, ids);
}
