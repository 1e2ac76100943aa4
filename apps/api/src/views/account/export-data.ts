import type { CustomerContext } from "../../platform/context.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import { chatMessages } from "../../modules/assistant/tables.ts";
import { sessions } from "../../modules/auth/tables.ts";
import { bookings, reviews } from "../../modules/bookings/tables.ts";
import { savedBuilds } from "../../modules/builds/tables.ts";
import { cartLines } from "../../modules/cart/tables.ts";
import { addresses } from "../../modules/customers/tables.ts";
import { orders } from "../../modules/orders/tables.ts";
import { ledgerAccounts, payments } from "../../modules/payments/tables.ts";
import { uploads } from "../../modules/uploads/tables.ts";
import { warrantyClaims } from "../../modules/warranty/tables.ts";
import { wishlistEntries } from "../../modules/wishlist/tables.ts";
import { exportAddresses, exportProfile, exportSessions } from "./export-account.ts";
import { exportBookings, exportReviews } from "./export-bookings.ts";
import { exportBuilds, exportCart, exportWishlist } from "./export-choices.ts";
import { exportClaims } from "./export-claims.ts";
import { exportCash, exportPayments } from "./export-money.ts";
import { exportOrders } from "./export-orders.ts";
import { exportConversation, exportPictures } from "./export-sent.ts";

/** Everything the shop keeps about a customer, for them to take along. */
export async function exportData({ database, customer }: CustomerContext): Promise<Record<string, unknown>> {
  const { db } = database;
  const isOwn = (table: Parameters<typeof ownedBy>[0]) => ownedBy(table, customer);
  return {
    profile: await exportProfile(db, customer),
    addresses: await exportAddresses(db, isOwn(addresses)),
    cart: await exportCart(db, isOwn(cartLines)),
    wishlist: await exportWishlist(db, isOwn(wishlistEntries)),
    orders: await exportOrders(db, isOwn(orders)),
    payments: await exportPayments(db, isOwn(payments)),
    store_cash: await exportCash(db, isOwn(ledgerAccounts)),
    claims: await exportClaims(db, isOwn(warrantyClaims)),
    bookings: await exportBookings(db, isOwn(bookings)),
    reviews: await exportReviews(db, isOwn(reviews)),
    builds: await exportBuilds(db, isOwn(savedBuilds)),
    pictures: await exportPictures(db, isOwn(uploads)),
    conversation: await exportConversation(db, isOwn(chatMessages)),
    sessions: await exportSessions(db, isOwn(sessions)),
  };
}
