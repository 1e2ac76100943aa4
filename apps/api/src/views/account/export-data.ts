import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerContext } from "../../platform/context.ts";
import { chatMessages } from "../../modules/assistant/tables.ts";
import { sessions } from "../../modules/auth/tables.ts";
import { bookings, reviews } from "../../modules/bookings/tables.ts";
import { savedBuilds } from "../../modules/builds/tables.ts";
import { cartLines } from "../../modules/cart/tables.ts";
import { addresses, customers } from "../../modules/customers/tables.ts";
import { orders } from "../../modules/orders/tables.ts";
import { ledgerAccounts, payments } from "../../modules/payments/tables.ts";
import { privatePath } from "../../modules/uploads/public.ts";
import { uploads } from "../../modules/uploads/tables.ts";
import { warrantyClaims } from "../../modules/warranty/tables.ts";
import { wishlistEntries } from "../../modules/wishlist/tables.ts";
import { exportBookings, exportReviews } from "./export-bookings.ts";
import { exportCash } from "./export-cash.ts";
import { exportClaims } from "./export-claims.ts";
import { exportOrders } from "./export-orders.ts";

/** Everything the shop keeps about a customer, for them to take along. */
export async function exportData({ database, customer }: CustomerContext): Promise<Record<string, unknown>> {
  const { db } = database;
  const { customerId, storeId } = customer;
  const isOwn = (table: Parameters<typeof ownedBy>[0]) => ownedBy(table, customer);
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
  const {
    name,
    description,
    lat,
    long,
    provinceCode: province_code,
    isDefault: is_default,
    createdAt: created_at,
  } = addresses;
  return {
    profile,
    addresses: await db
      .select({ name, description, lat, long, province_code, is_default, created_at })
      .from(addresses)
      .where(and(isOwn(addresses), isNull(addresses.removedAt)))
      .orderBy(asc(addresses.id)),
    cart: await db
      .select({
        product_id: cartLines.productId,
        variant_option_id: cartLines.variantId,
        quantity: cartLines.quantity,
        note: cartLines.note,
        added_at: cartLines.createdAt,
      })
      .from(cartLines)
      .where(isOwn(cartLines))
      .orderBy(asc(cartLines.id)),
    wishlist: await db
      .select({
        product_id: wishlistEntries.productId,
        variant_option_id: wishlistEntries.variantId,
        added_at: wishlistEntries.createdAt,
      })
      .from(wishlistEntries)
      .where(isOwn(wishlistEntries))
      .orderBy(asc(wishlistEntries.id)),
    orders: await exportOrders(db, isOwn(orders)),
    payments: await db
      .select({
        way: payments.way,
        method: payments.method,
        state: payments.state,
        amount: payments.amount,
        currency: payments.currency,
        created_at: payments.createdAt,
        paid_at: payments.paidAt,
      })
      .from(payments)
      .where(isOwn(payments))
      .orderBy(asc(payments.id)),
    store_cash: await exportCash(db, isOwn(ledgerAccounts)),
    claims: await exportClaims(db, isOwn(warrantyClaims)),
    bookings: await exportBookings(db, isOwn(bookings)),
    reviews: await exportReviews(db, isOwn(reviews)),
    builds: await db
      .select({
        name: savedBuilds.name,
        parts: savedBuilds.parts,
        created_at: savedBuilds.createdAt,
        updated_at: savedBuilds.updatedAt,
      })
      .from(savedBuilds)
      .where(isOwn(savedBuilds))
      .orderBy(asc(savedBuilds.id)),
    pictures: await db
      .select({
        image_url: sql<string>`${privatePath} || ${uploads.name}`,
        purpose: uploads.purpose,
        sent_at: uploads.createdAt,
      })
      .from(uploads)
      .where(isOwn(uploads))
      .orderBy(asc(uploads.createdAt), asc(uploads.name)),
    conversation: await db
      .select({
        sender: chatMessages.sender,
        language: chatMessages.language,
        parts: chatMessages.parts,
        at: chatMessages.at,
      })
      .from(chatMessages)
      .where(isOwn(chatMessages))
      .orderBy(asc(chatMessages.id)),
    sessions: await db
      .select({ signed_in_at: sessions.createdAt, ends_at: sessions.expiresAt, ended_at: sessions.revokedAt })
      .from(sessions)
      .where(isOwn(sessions))
      .orderBy(asc(sessions.createdAt)),
  };
}
