import { and, eq } from "drizzle-orm";
import { recordChange } from "../../platform/audit.ts";
import { publishChange } from "../../platform/changes/changes.ts";
import type { Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { lockStore } from "./set-store-field.ts";
import { storeHosts } from "./tables.ts";

interface HostChange {
  code: string;
  host: string;
  actor: string;
}

const hostName = /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/;

/** Adds a host name to a store. */
export async function addHost(tx: Tx, { code, host, actor }: HostChange): Promise<void> {
  const name = host.toLowerCase();
  if (!hostName.test(name)) throw new StaffError(`"${host}" is not a host name such as shop.example`);
  const { id } = await lockStore(tx, code);
  const added = await tx.insert(storeHosts).values({ host: name, storeId: id }).onConflictDoNothing().returning();
  if (added.length === 0) throw new StaffError(`${name} is already the host name of a store`);
  await recordChange(tx, {
    storeId: id,
    actor,
    action: "add-host",
    entity: "store",
    entityId: code,
    after: { host: name },
  });
  await publishChange(tx, { kind: "store", storeId: id });
}

/** Removes a host name from a store. The last one cannot be removed, since nobody would find the store. */
export async function removeHost(tx: Tx, { code, host, actor }: HostChange): Promise<void> {
  const name = host.toLowerCase();
  const { id } = await lockStore(tx, code);
  const removed = await tx
    .delete(storeHosts)
    .where(and(eq(storeHosts.host, name), eq(storeHosts.storeId, id)))
    .returning();
  if (removed.length === 0) throw new StaffError(`${name} is not a host name of ${code}`);
  if ((await tx.$count(storeHosts, eq(storeHosts.storeId, id))) === 0)
    throw new StaffError(`${name} is the only host name of ${code}: add another one first`);
  await recordChange(tx, {
    storeId: id,
    actor,
    action: "remove-host",
    entity: "store",
    entityId: code,
    before: { host: name },
  });
  await publishChange(tx, { kind: "store", storeId: id });
}
