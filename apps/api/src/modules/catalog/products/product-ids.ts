import { and, gt, inArray, or } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { products } from "../tables.ts";

interface Which {
  after: number;
  limit: number;
  /** Ids of categories of any level; without it, of the whole catalogue. */
  within?: readonly number[] | undefined;
}

/** A batch of product ids of the catalogue, in ascending order: those that follow `after`. */
export async function productIds(db: Queryable, { after, limit, within }: Which): Promise<number[]> {
  const isWithin =
    within &&
    or(
      ...[products.categoryId, products.groupId, products.subcategoryId].map((column) => inArray(column, [...within])),
    );
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(gt(products.id, after), isWithin))
    .orderBy(products.id)
    .limit(limit);
  return rows.map(({ id }) => id);
}
