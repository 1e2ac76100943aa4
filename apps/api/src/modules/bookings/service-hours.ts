import { eq } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { serviceHours } from "./tables.ts";

/** Full hours that a service takes. */
export async function hoursOf(db: Queryable, productId: number): Promise<number> {
  const [found] = await db
    .select({ hours: serviceHours.hours })
    .from(serviceHours)
    .where(eq(serviceHours.productId, productId));
  return found?.hours ?? 1;
}

export async function setServiceHours(tx: Tx, productId: number, hours: number): Promise<void> {
  await tx
    .insert(serviceHours)
    .values({ productId, hours })
    .onConflictDoUpdate({ target: serviceHours.productId, set: { hours } });
}
