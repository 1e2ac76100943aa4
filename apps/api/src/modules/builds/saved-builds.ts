import { mostBuilds } from "@shop/contract/limits";
import { and, desc, eq, ne } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { savedBuilds } from "./tables.ts";

type SavedBuild = typeof savedBuilds.$inferSelect;

/** The saved builds of a customer, last changed first. */
export function listBuilds(db: Queryable, owner: CustomerKey): Promise<SavedBuild[]> {
  return db
    .select()
    .from(savedBuilds)
    .where(ownedBy(savedBuilds, owner))
    .orderBy(desc(savedBuilds.updatedAt), desc(savedBuilds.id))
    .limit(mostBuilds);
}

/** Saves a build; the same parts are one build, which gets the new name. Refused with `builds_full` if there are too many. */
export async function saveBuild(
  tx: Tx,
  { storeId, customerId }: CustomerKey,
  { name, parts }: { name: string; parts: string },
  at: Date,
): Promise<SavedBuild> {
  const others = await tx.$count(
    savedBuilds,
    and(ownedBy(savedBuilds, { storeId, customerId }), ne(savedBuilds.parts, parts)),
  );
  if (others >= mostBuilds) refuse("builds_full", { max: mostBuilds });
  const [row] = await tx
    .insert(savedBuilds)
    .values({ storeId, customerId, name, parts, createdAt: at, updatedAt: at })
    .onConflictDoUpdate({
      target: [savedBuilds.customerId, savedBuilds.storeId, savedBuilds.parts],
      set: { name, updatedAt: at },
    })
    .returning();
  return row!;
}

/** Deletes a build; refused with `not_found` if it is not the customer's. */
export async function removeBuild(db: Queryable, owner: CustomerKey, id: number): Promise<void> {
  const removed = await db
    .delete(savedBuilds)
    .where(and(eq(savedBuilds.id, id), ownedBy(savedBuilds, owner)))
    .returning({ id: savedBuilds.id });
  if (removed.length === 0) refuse("not_found");
}

/** Deletes all builds of a customer who removes the account. */
export async function forgetBuilds(tx: Tx, owner: CustomerKey): Promise<void> {
  await tx.delete(savedBuilds).where(ownedBy(savedBuilds, owner));
}
