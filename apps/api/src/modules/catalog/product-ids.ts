import { gt } from "drizzle-orm";
import type { Queryable } from "../../platform/database.ts";
import { products } from "./tables.ts";

/** Ids of the catalogue's products in their order, some at a time: those that follow `after`. */
export async function productIds(db: Queryable, { after, limit }: { after: number; limit: number }): Promise<number[]> {
  const rows = await db.select({ id: products.id }).from(products).where(gt(products.id, after)).orderBy(products.id).limit(limit);
  return rows.map(({ id }) => id);
}
