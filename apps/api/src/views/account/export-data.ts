import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { CustomerContext } from "../../platform/context.ts";
import { sessions } from "../../modules/auth/tables.ts";
import { cartLines } from "../../modules/cart/tables.ts";
import { addresses, customers } from "../../modules/customers/tables.ts";
import { wishlistEntries } from "../../modules/wishlist/tables.ts";

/** Columns that say whose a row is. */
interface Owned {
  customerId: typeof cartLines.customerId | typeof addresses.customerId | typeof wishlistEntries.customerId | typeof sessions.customerId;
  storeId: typeof cartLines.storeId | typeof addresses.storeId | typeof wishlistEntries.storeId | typeof sessions.storeId;
}

/** Everything the shop keeps about a customer, for them to take along. */
export async function exportData({ database, customer }: CustomerContext): Promise<Record<string, unknown>> {
  const { db } = database;
  const { customerId, storeId } = customer;
  const isOwn = (table: Owned): SQL => and(eq(table.customerId, customerId), eq(table.storeId, storeId))!;
  const [profile] = await db
    .select({
      name: customers.name,
      phone: customers.phone,
      phone_verified_at: customers.phoneVerifiedAt,
      email: customers.email,
      email_verified_at: customers.emailVerifiedAt,
      lang: customers.lang,
      created_at: customers.createdAt,
    })
    .from(customers)
    .where(and(eq(customers.id, customerId), eq(customers.storeId, storeId)));
  const { name, description, lat, long, provinceCode: province_code, isDefault: is_default, createdAt: created_at } = addresses;
  return {
    profile,
    addresses: await db
      .select({ name, description, lat, long, province_code, is_default, created_at })
      .from(addresses)
      .where(and(isOwn(addresses), isNull(addresses.removedAt)))
      .orderBy(asc(addresses.id)),
    cart: await db
      .select({ product_id: cartLines.productId, variant_option_id: cartLines.variantId, quantity: cartLines.quantity, note: cartLines.note, added_at: cartLines.createdAt })
      .from(cartLines)
      .where(isOwn(cartLines))
      .orderBy(asc(cartLines.id)),
    wishlist: await db
      .select({ product_id: wishlistEntries.productId, variant_option_id: wishlistEntries.variantId, added_at: wishlistEntries.createdAt })
      .from(wishlistEntries)
      .where(isOwn(wishlistEntries))
      .orderBy(asc(wishlistEntries.id)),
    sessions: await db
      .select({ signed_in_at: sessions.createdAt, ends_at: sessions.expiresAt, ended_at: sessions.revokedAt })
      .from(sessions)
      .where(isOwn(sessions))
      .orderBy(asc(sessions.createdAt)),
  };
}
