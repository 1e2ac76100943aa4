import { and, desc, eq, ne, sql } from "drizzle-orm";
import { advisoryLocks } from "../../platform/database/advisory-locks.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { wishlistEntries } from "./tables.ts";

export type WishlistEntry = typeof wishlistEntries.$inferSelect;

/** Most products that a customer remembers, and entries on a page: lists from before there was a limit may have more. */
export const mostEntries = 500;

/** A page of what a customer remembers, newest first. */
export function listEntries(db: Queryable, owner: CustomerKey, page: number): Promise<WishlistEntry[]> {
  return db.select().from(wishlistEntries).where(ownedBy(wishlistEntries, owner)).orderBy(desc(wishlistEntries.id)).limit(mostEntries).offset((page - 1) * mostEntries);
}

export const countEntries = (db: Queryable, owner: CustomerKey): Promise<number> => db.$count(wishlistEntries, ownedBy(wishlistEntries, owner));

/** A product once, however chosen: a heart is a product's, and takes it out in whatever variant it is (specification, section 7). */
const isOfProduct = (owner: CustomerKey, productId: number) => and(ownedBy(wishlistEntries, owner), eq(wishlistEntries.productId, productId));

/** Remembers a product, in the variant chosen last (0 for none); `wishlist_full` where there are too many others. Gives its entry's id. */
export async function addEntry(tx: Tx, owner: CustomerKey, entry: { productId: number; variantId: number; quantity: number }): Promise<number> {
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

/** Forgets an entry; `not_found` for one that is not the customer's. */
export async function removeEntry(db: Queryable, owner: CustomerKey, id: number): Promise<void> {
  const removed = await db.delete(wishlistEntries).where(and(eq(wishlistEntries.id, id), ownedBy(wishlistEntries, owner))).returning({ id: wishlistEntries.id });
  if (removed.length === 0) refuse("not_found");
}

export async function clearEntries(tx: Queryable, owner: CustomerKey): Promise<void> {
  await tx.delete(wishlistEntries).where(ownedBy(wishlistEntries, owner));
}
