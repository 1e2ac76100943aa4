import { and, asc, eq, isNull, type SQL } from "drizzle-orm";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { sessions } from "../../modules/auth/tables.ts";
import { addresses, customers } from "../../modules/customers/tables.ts";

export async function exportProfile(db: Queryable, { customerId, storeId }: CustomerKey): Promise<unknown> {
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
  return profile;
}

/** The addresses that the customer has not removed. */
export function exportAddresses(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({
      name: addresses.name,
      description: addresses.description,
      lat: addresses.lat,
      long: addresses.long,
      province_code: addresses.provinceCode,
      is_default: addresses.isDefault,
      created_at: addresses.createdAt,
    })
    .from(addresses)
    .where(and(isOwn, isNull(addresses.removedAt)))
    .orderBy(asc(addresses.id));
}

export function exportSessions(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  return db
    .select({ signed_in_at: sessions.createdAt, ends_at: sessions.expiresAt, ended_at: sessions.revokedAt })
    .from(sessions)
    .where(isOwn)
    .orderBy(asc(sessions.createdAt));
}
