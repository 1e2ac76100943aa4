// What the customer has chosen, but not ordered.
import { asc, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { savedBuilds } from "../../modules/builds/tables.ts";
import { cartLines } from "../../modules/cart/tables.ts";
import { wishlistEntries } from "../../modules/wishlist/tables.ts";

export function exportCart(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      product_id: cartLines.productId,
      variant_option_id: cartLines.variantId,
      quantity: cartLines.quantity,
      note: cartLines.note,
      added_at: cartLines.createdAt,
    })
    .from(cartLines)
    .where(isOwn)
    .orderBy(asc(cartLines.id));
}

export function exportWishlist(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      product_id: wishlistEntries.productId,
      variant_option_id: wishlistEntries.variantId,
      added_at: wishlistEntries.createdAt,
    })
    .from(wishlistEntries)
    .where(isOwn)
    .orderBy(asc(wishlistEntries.id));
}

export function exportBuilds(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      name: savedBuilds.name,
      parts: savedBuilds.parts,
      created_at: savedBuilds.createdAt,
      updated_at: savedBuilds.updatedAt,
    })
    .from(savedBuilds)
    .where(isOwn)
    .orderBy(asc(savedBuilds.id));
}
