import { asc, count, eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { listings, products } from "../../modules/catalog/tables.ts";

/** Products per file: a sitemap has at most 50,000 URLs (sitemaps.org), and a product has three. */
const productsPerPart = 15_000;

export async function countParts(db: Queryable, storeId: number): Promise<number> {
  const [row] = await db.select({ products: count() }).from(listings).where(eq(listings.storeId, storeId));
  return Math.ceil((row?.products ?? 0) / productsPerPart);
}

/** Products of one part in the order of their ids; none for a part past the last. */
export async function listPart(
  db: Queryable,
  storeId: number,
  part: number,
): Promise<{ id: number; updatedAt: Date }[]> {
  // The ids come from the listings' key alone, however far the part; the dates are then few.
  const ids = db
    .select({ id: listings.productId })
    .from(listings)
    .where(eq(listings.storeId, storeId))
    .orderBy(asc(listings.productId))
    .limit(productsPerPart)
    .offset((part - 1) * productsPerPart)
    .as("ids");
  return db
    .select({ id: products.id, updatedAt: products.updatedAt })
    .from(ids)
    .innerJoin(products, eq(products.id, ids.id))
    .orderBy(asc(products.id));
}
