import { asc, eq } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { products, variants } from "../tables.ts";

/** What has a price and stock of its own: a product without variants, or one variant. */
export interface Article {
  productId: number;
  /** 0 for a product without variants. */
  variantId: number;
}

/** The id of the product with a SKU, or with a variant that has it. */
export async function findProduct(tx: Tx, sku: string): Promise<number> {
  const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.sku, sku));
  const [variant] = product
    ? []
    : await tx.select({ id: variants.productId }).from(variants).where(eq(variants.sku, sku));
  const found = product ?? variant;
  if (!found) throw new StaffError(`There is no product ${sku}`);
  return found.id;
}

/** What has a price and stock under a SKU. Throws a {@link StaffError} for a product with variants, which has neither itself. */
export async function findArticle(tx: Tx, sku: string): Promise<Article> {
  const [variant] = await tx
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(eq(variants.sku, sku));
  if (variant) return { productId: variant.productId, variantId: variant.id };
  const productId = await findProduct(tx, sku);
  const own = await tx
    .select({ sku: variants.sku })
    .from(variants)
    .where(eq(variants.productId, productId))
    .orderBy(asc(variants.sequence));
  if (own.length > 0)
    throw new StaffError(`${sku} has variants; give the SKU of one: ${own.map((each) => each.sku).join(", ")}`);
  return { productId, variantId: 0 };
}
