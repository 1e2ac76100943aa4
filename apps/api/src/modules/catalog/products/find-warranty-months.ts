import { eq } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { products } from "../tables.ts";

/** The months of warranty that a product is currently sold with; 0 for none, or if the product no longer exists. */
export async function findWarrantyMonths(db: Queryable, productId: number): Promise<number> {
  const [product] = await db
    .select({ months: products.warrantyMonths })
    .from(products)
    .where(eq(products.id, productId));
  return product?.months ?? 0;
}
