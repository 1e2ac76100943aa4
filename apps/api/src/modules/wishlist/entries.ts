import { and, desc, eq, ne, sql } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { wishlistEntries } from "./tables.ts";

type WishlistEntry = typeof wishlistEntries.$inferSelect;

/** Maximum number of products in a wishlist, and of entries on a page: lists from before the limit existed may have more pages. */
export const mostEntries = 500;

/** A page of the wishlist, newest first. */
export function listEntries(db: Queryable, owner: CustomerKey, page: number): Promise<WishlistEntry[]> {
  return db
    .select()
    .from(wishlistEntries)
    .where(ownedBy(wishlistEntries, owner))
    .orderBy(desc(wishlistEntries.id))
    .limit(mostEntries)
    .offset((page - 1) * mostEntries);
}

export const countEntries = (db: Queryable, owner: CustomerKey): Promise<number> =>
  db.$count(wishlistEntries, ownedBy(wishlistEntries, owner));

/** One entry per product, whatever its variant: the heart belongs to the product and removes it in any variant (specification, section 7). */
const isOfProduct = (owner: CustomerKey, productId: number) =>
  and(ownedBy(wishlistEntries, owner), eq(wishlistEntries.productId, productId));

/** Adds a product in the variant chosen last (0 for none) and returns the entry's id. Refused with `wishlist_full` if there are too many others. */
export async function addEntry(
  tx: Tx,
  owner: CustomerKey,
  entry: { productId: number; variantId: number; quantity: number },
): Promise<number> {
  const { customerId, productId, variantId } = wishlistEntries;
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.wishlist}, ${owner.customerId})`);
  const others = await tx.$count(wishlistEntries, and(ownedBy(wishlistEntries, owner), ne(productId, entry.productId)));
  if (others >= mostEntries) refuse("wishlist_full", { max: mostEntries });
  await tx.delete(wishlistEntries).where(and(isOfProduct(owner, entry.productId), ne(variantId, entry.variantId)));
  const [row] = await tx
    .insert(wishlistEntries)
    .values({ ...owner, ...entry })
    .onConflictDoUpdate({ target: [customerId, productId, variantId], set: { quantity: sql`excluded.quantity` } })
    .returning({ id: wishlistEntries.id });
  return row!.id;
}

/** Removes an entry; refused with `not_found` if it is not the customer's. */
export async function removeEntry(db: Queryable, owner: CustomerKey, id: number): Promise<void> {
  const removed = await db
    .delete(wishlistEntries)
    .where(and(eq(wishlistEntries.id, id), ownedBy(wishlistEntries, owner)))
    .returning({ id: wishlistEntries.id });
  if (removed.length === 0) refuse("not_found");
}

export async function clearEntries(tx: Queryable, owner: CustomerKey): Promise<void> {
  await tx.delete(wishlistEntries).where(ownedBy(wishlistEntries, owner));
}
