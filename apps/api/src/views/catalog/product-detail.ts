import { eq, sql, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { subcategoryPath } from "@shop/contract/pages";
import type { ProductDetail, ProductVariant } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import type { Context } from "../../platform/context.ts";
import { oncePerPool } from "../../platform/database/database.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { fewLeft, isService, optionsIn, variantSpecs } from "../../modules/catalog/public.ts";
import { categories, products, type Spec } from "../../modules/catalog/tables.ts";
import { categoryPath } from "./category-path.ts";
import { wirePrices } from "./prices.ts";
import { productCard } from "./product-card.ts";
import { readSoldProducts, type SoldProduct, type SoldVariant } from "./sold-products.ts";

/** A product for comparing. */
export type ProductSummary = Omit<ProductDetail, "description" | "related" | "related_list">;

/** Number of related products on a product's page. */
const relatedCount = 12;

/** One product as the store sells it; what only another store sells is not sold here. */
export async function readProductDetail(context: Context, id: number): Promise<ProductDetail> {
  const [texts] = await readTexts(context, [id], relatedCount);
  if (!texts) refuse("product_not_found");
  // Of its sub-category, then of its category.
  const related = [...new Set([...texts.near, ...texts.wide])].slice(0, relatedCount);
  const [own, ...others] = await readSoldProducts(context, [id, ...related]);
  if (own?.product.id !== id) refuse("product_not_found");
  const now = context.now();
  const shown = summary(context, own, texts);
  return {
    ...shown,
    description: inLanguage(texts.description, context.language),
    related: others.map((each) => productCard(context, each, now)),
    related_list: listOfRelated(shown.breadcrumb, texts),
  };
}

/** Where nothing of the sub-category is in stock, its list of what is in stock would be empty. */
function listOfRelated(breadcrumb: ProductDetail["breadcrumb"], { near, wide }: Pick<Texts, "near" | "wide">): string {
  const to = breadcrumb.at(near.length === 0 && wide.length > 0 ? 0 : -1)!.to;
  return near.length + wide.length === 0 ? to : `${to}${to.includes("?") ? "&" : "?"}in_stock=1`;
}

/** Products for comparing, in the order asked, without those that the store does not sell. */
export async function readProductSummaries(context: Context, ids: readonly number[]) {
  const [sold, texts] = await Promise.all([readSoldProducts(context, ids), readTexts(context, ids, 0)]);
  const byId = new Map(texts.map((row) => [row.id, row]));
  return sold.flatMap((each) => {
    const own = byId.get(each.product.id);
    return own ? [summary(context, each, own)] : [];
  });
}

const subcategories = alias(categories, "subcategories");

/** The best-selling other products of a category that a product belongs to. */
const bestOf = (inCategory: SQL) => sql<number[]>`array(
  select l.product_id from listings l
  where l.store_id = ${sql.placeholder("storeId")}::integer and ${inCategory} and l.in_stock and l.product_id <> ${products.id}
  order by l.popularity desc, l.product_id limit ${sql.placeholder("related")}::integer)`;

/** What of products cards do not show, the names of where they stand, and what sells best there. */
const textsStatement = oncePerPool((db) =>
  db
    .select({
      id: products.id,
      sku: products.sku,
      model: products.model,
      gtin: products.gtin,
      description: products.description,
      specs: products.specs,
      warrantyMonths: products.warrantyMonths,
      category: { id: categories.id, key: categories.key, name: categories.name },
      subcategory: { id: subcategories.id, name: subcategories.name },
      near: bestOf(sql`l.subcategory_id = ${products.subcategoryId}`),
      wide: bestOf(sql`l.category_id = ${products.categoryId}`),
    })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.categoryId))
    .leftJoin(subcategories, eq(subcategories.id, products.subcategoryId))
    .where(sql`${products.id} = any(${sql.placeholder("ids")}::integer[])`)
    .prepare("product_texts"),
);

function readTexts({ database, store }: Context, ids: readonly number[], related: number) {
  return textsStatement(database.db).execute({ storeId: store.id, ids: [...ids], related });
}

type Texts = Awaited<ReturnType<typeof readTexts>>[number];

function summary(context: Context, sold: SoldProduct, texts: Texts): ProductSummary {
  const { product } = sold;
  const { language, env } = context;
  const now = context.now();
  const { category, subcategory } = texts;
  return {
    ...productCard(context, sold, now),
    sku: texts.sku,
    model: texts.model,
    gtin: texts.gtin,
    images:
      product.images.length > 0 ? product.images.map((image) => imageAddress(image, env)) : [imageAddress(null, env)],
    specs: texts.specs.map(({ key, label, value }) => ({
      key,
      label: inLanguage(label, language),
      value: typeof value === "string" ? value : inLanguage(value, language),
    })),
    variants: sold.variants.map((variant) => wireVariant(context, sold, variant, now, texts.specs)),
    few_left: sold.variants.length > 0 ? null : fewLeft(sold.available),
    brand_id: product.brandId,
    breadcrumb: [
      { id: category.id, name: inLanguage(category.name, language), to: categoryPath(category) },
      ...(subcategory
        ? [
            {
              id: subcategory.id,
              name: inLanguage(subcategory.name, language),
              to: subcategoryPath(product.categoryId, subcategory.id),
            },
          ]
        : []),
    ],
    warranty_months: texts.warrantyMonths,
    is_service: isService(category.name),
  };
}

function wireVariant(
  context: Context,
  { product }: SoldProduct,
  variant: SoldVariant,
  now: Date,
  specs: readonly Spec[],
): ProductVariant {
  const options = optionsIn(variant, context.language);
  return {
    variant_option_id: variant.id,
    sku: variant.sku,
    gtin: variant.gtin,
    options,
    specs: variantSpecs(product.optionGroups, specs, options),
    ...wirePrices(variant, now, context),
    image: imageAddress(variant.image ?? product.images[0], context.env),
    in_stock: variant.available > 0,
    few_left: fewLeft(variant.available),
  };
}
