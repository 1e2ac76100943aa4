import { and, asc, eq, inArray } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { StaffError } from "../../platform/errors/staff-error.ts";
import { readSerial } from "./read-serial.ts";
import { serialNumbers } from "./tables.ts";

interface SoldPiece {
  storeId: number;
  /** As returned by {@link checkSerial}. */
  serial: string;
  orderLineId: number;
  /** Pieces of the line, which is the maximum number of serial numbers. */
  quantity: number;
}

/** Normalises a serial number; throws a {@link StaffError} if it cannot be one. */
export function checkSerial(typed: string): string {
  const serial = readSerial(typed);
  if (serial === null) throw new StaffError(`"${typed}" is not a serial number or IMEI: 6 to 40 letters and digits`);
  return serial;
}

/** Records the serial number of a piece of an order line, which must be locked. Refused if that number is recorded already. */
export async function recordSerial(
  tx: Tx,
  { storeId, serial, orderLineId, quantity }: SoldPiece,
  at: Date,
): Promise<void> {
  const known = await listSerials(tx, [orderLineId]);
  if (known.length >= quantity)
    throw new StaffError(
      `All pieces of this line have a serial number: ${known.map((each) => each.serial).join(", ")}. Remove that of a piece that was exchanged first, with serial remove`,
    );
  const added = await tx
    .insert(serialNumbers)
    .values({ storeId, serial, orderLineId, addedAt: at })
    .onConflictDoNothing()
    .returning({ id: serialNumbers.id });
  if (added.length > 0) return;
  const other = known.some((each) => each.serial === serial) ? "this order" : "another order of this store";
  throw new StaffError(`${serial} is already recorded for ${other}: remove it first if the piece was sold again`);
}

/** The serial numbers of some order lines, in the order in which they were recorded. */
export function listSerials(db: Queryable, lineIds: readonly number[]) {
  return db
    .select({ lineId: serialNumbers.orderLineId, serial: serialNumbers.serial })
    .from(serialNumbers)
    .where(inArray(serialNumbers.orderLineId, [...lineIds]))
    .orderBy(asc(serialNumbers.id));
}

/** Deletes a serial number. */
export async function forgetSerial(tx: Tx, { storeId, serial }: Pick<SoldPiece, "storeId" | "serial">): Promise<void> {
  const removed = await tx
    .delete(serialNumbers)
    .where(and(eq(serialNumbers.storeId, storeId), eq(serialNumbers.serial, serial)))
    .returning({ id: serialNumbers.id });
  if (removed.length === 0) throw new StaffError(`${serial} is not recorded in this store`);
}
