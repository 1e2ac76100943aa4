import { and, desc, eq, isNull, ne } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { lockCustomer } from "./find-customer.ts";
import { provinceAt } from "./places.ts";
import { addresses } from "./tables.ts";

export type AddressRow = typeof addresses.$inferSelect;

/** Maximum number of addresses of one customer. */
const maxAddresses = 50;

const isOwned = (customer: CustomerKey) => and(ownedBy(addresses, customer), isNull(addresses.removedAt));
const isAddress = (owner: CustomerKey, id: number) => and(eq(addresses.id, id), isOwned(owner));

/** Delivery addresses, the default first, then the newest. */
export function listAddresses(db: Queryable, owner: CustomerKey): Promise<AddressRow[]> {
  return db
    .select()
    .from(addresses)
    .where(isOwned(owner))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(maxAddresses);
}

/** One of the customer's addresses, or the default one if no id is given; undefined if there is none. */
export async function findAddress(db: Queryable, owner: CustomerKey, id?: number): Promise<AddressRow | undefined> {
  const [address] = await db
    .select()
    .from(addresses)
    .where(id === undefined ? and(isOwned(owner), addresses.isDefault) : isAddress(owner, id));
  return address;
}

interface AddressFields {
  name: string;
  lat: number;
  long: number;
  description: string;
}

/** Adds an address; the first one becomes the default. Returns its id. */
export async function addAddress(tx: Tx, owner: CustomerKey, fields: AddressFields): Promise<number> {
  await lockAddresses(tx, owner);
  const count = await tx.$count(addresses, isOwned(owner));
  if (count >= maxAddresses) refuse("conflict");
  const provinceCode = await provinceAt(tx, fields);
  const [row] = await tx
    .insert(addresses)
    .values({ ...owner, ...fields, provinceCode, isDefault: count === 0 })
    .returning({ id: addresses.id });
  return row!.id;
}

/** Changes an address, and makes it the default if asked to. Refused with `address_not_found` if it is another customer's. */
export async function updateAddress(
  tx: Tx,
  owner: CustomerKey,
  id: number,
  { isDefault, ...fields }: Partial<AddressFields> & { isDefault?: boolean | undefined },
): Promise<void> {
  await lockAddresses(tx, owner);
  const address = (await findAddress(tx, owner, id)) ?? refuse("address_not_found");
  // A customer with addresses always has a default one, so it can only be replaced by another.
  if (isDefault)
    await tx
      .update(addresses)
      .set({ isDefault: false })
      .where(and(isOwned(owner), ne(addresses.id, id)));
  const provinceCode = await provinceAt(tx, { ...address, ...fields });
  await tx
    .update(addresses)
    .set({ ...fields, provinceCode, isDefault: isDefault || address.isDefault })
    .where(isAddress(owner, id));
}

/** Removes an address; if it was the default, the newest other one becomes it. The row stays for orders that were sent there. */
export async function removeAddress(tx: Tx, owner: CustomerKey, id: number, now: Date): Promise<void> {
  await lockAddresses(tx, owner);
  const removed = await tx
    .update(addresses)
    .set({ removedAt: now })
    .where(isAddress(owner, id))
    .returning({ wasDefault: addresses.isDefault });
  if (removed.length === 0) refuse("address_not_found");
  if (!removed[0]!.wasDefault) return;
  const newest = tx
    .select({ id: addresses.id })
    .from(addresses)
    .where(isOwned(owner))
    .orderBy(desc(addresses.id))
    .limit(1);
  await tx.update(addresses).set({ isDefault: true }).where(eq(addresses.id, newest));
}

/** Without the lock, two changes at once could both find no default, or both set one. */
async function lockAddresses(tx: Tx, { storeId, customerId }: CustomerKey): Promise<void> {
  if (!(await lockCustomer(tx, storeId, customerId))) refuse("unauthorized");
}
