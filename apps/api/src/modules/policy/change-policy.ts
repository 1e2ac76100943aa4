import { and, eq, isNull, max } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { policies } from "./tables.ts";

type Policy = typeof policies.$inferSelect;

/** Condition: a policy by its key, either a store's own or the one of all stores. */
interface PolicyName {
  key: string;
  storeId: number | null;
}

const named = ({ key, storeId }: PolicyName) =>
  and(eq(policies.key, key), storeId === null ? isNull(policies.storeId) : eq(policies.storeId, storeId));

/** Updates a policy and returns its previous version; a new one is added at the end, as a draft. */
export async function savePolicy(
  tx: Tx,
  name: PolicyName,
  texts: Pick<Policy, "title" | "body">,
  at: Date,
): Promise<Policy | null> {
  const [before] = await tx.select().from(policies).where(named(name)).for("update");
  if (before)
    await tx
      .update(policies)
      .set({ ...texts, updatedAt: at })
      .where(eq(policies.id, before.id));
  else {
    const [last] = await tx.select({ place: max(policies.sequence) }).from(policies);
    // A store's own version has the position of the common one.
    const [common] = await tx
      .select({ place: policies.sequence })
      .from(policies)
      .where(named({ ...name, storeId: null }));
    await tx.insert(policies).values({
      ...name,
      ...texts,
      sequence: common?.place ?? (last?.place ?? -1) + 1,
      published: false,
      updatedAt: at,
    });
  }
  return before ?? null;
}

export async function setPolicyPublished(tx: Tx, name: PolicyName, published: boolean): Promise<void> {
  const changed = await tx.update(policies).set({ published }).where(named(name)).returning({ id: policies.id });
  if (changed.length === 0)
    throw new StaffError(`There is no policy ${name.key}${name.storeId === null ? "" : " of this store"}`);
}
