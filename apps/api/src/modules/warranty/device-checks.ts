import { and, desc, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { makeCode } from "../../platform/texts/readable-code.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { deviceChecks } from "./tables.ts";

export type DeviceCheckRow = typeof deviceChecks.$inferSelect;

/** Reads and locks the report with a code in a store. */
export async function lockCheck(tx: Tx, storeId: number, code: string): Promise<DeviceCheckRow> {
  const [row] = await tx
    .select()
    .from(deviceChecks)
    .where(and(eq(deviceChecks.storeId, storeId), eq(deviceChecks.code, code)))
    .for("update");
  if (!row) throw new StaffError(`This store has no report ${code}`);
  return row;
}

/** The code of the latest report of a device in a store, by its English name and the end of its serial number; undefined if there is none. */
export async function findCheckOfDevice(
  tx: Tx,
  { storeId, device, serialEnd }: Pick<DeviceCheckRow, "storeId" | "device" | "serialEnd">,
): Promise<string | undefined> {
  const { code, ...row } = deviceChecks;
  const [found] = await tx
    .select({ code })
    .from(deviceChecks)
    .where(and(eq(row.storeId, storeId), eq(row.serialEnd, serialEnd), eq(sql`${row.device} ->> 'en'`, device.en)))
    .orderBy(desc(row.id))
    .limit(1);
  return found?.code;
}

/** Adds a report as a draft; returns its new code. */
export async function addCheck(tx: Tx, row: Omit<DeviceCheckRow, "id" | "code" | "published">): Promise<string> {
  for (;;) {
    const added = await tx
      .insert(deviceChecks)
      .values({ ...row, code: makeCode(), published: false })
      .onConflictDoNothing()
      .returning({ code: deviceChecks.code });
    if (added[0]) return added[0].code;
  }
}

export async function changeCheck(tx: Tx, id: number, change: Partial<DeviceCheckRow>): Promise<void> {
  await tx.update(deviceChecks).set(change).where(eq(deviceChecks.id, id));
}
