import { and, asc, eq, like } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { categories, products } from "../tables.ts";

/** Services that can be booked are in sub-categories with such keys. */
const isKind = and(eq(categories.level, 3), like(categories.key, "service-%"));

/** Finds sub-categories of services by their keys, such as `service-camera`; for an unknown one throws a {@link StaffError} that lists all. */
export async function findServiceKinds(db: Queryable, keys: readonly string[]): Promise<number[]> {
  const all = await listServiceKinds(db);
  return keys.map((key) => {
    const found = all.find((kind) => kind.key === key);
    if (!found)
      throw new StaffError(`There is no kind of service ${key}; there are ${all.map((kind) => kind.key).join(", ")}`);
    return found.id;
  });
}

/** Every sub-category of services. */
export function listServiceKinds(db: Queryable): Promise<{ id: number; key: string }[]> {
  return db
    .select({ id: categories.id, key: categories.key })
    .from(categories)
    .where(isKind)
    .orderBy(asc(categories.sequence), asc(categories.id));
}

/** Whether a product is a service that can be booked. */
export async function isBookable(db: Queryable, productId: number): Promise<boolean> {
  const found = await db
    .select({ id: products.id })
    .from(products)
    .innerJoin(categories, eq(categories.id, products.subcategoryId))
    .where(and(eq(products.id, productId), isKind));
  return found.length > 0;
}
