import type { Queryable, Tx } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { listOrdersOfNumber, lockOrdersOfNumber, readOrderNumber, type Order } from "../../../modules/orders/public.ts";

/** A decision of staff about an order. */
export interface StaffDecision {
  /** The order's number as staff typed it. */
  number: string;
  /** Needed only if several stores have an order of this number. */
  storeId?: number | undefined;
  /** Who decided, for the audit trail: `staff:NAME`. */
  actor: string;
}

/** Reads and locks an order by its number as staff typed it. */
export async function findOrderForStaff(tx: Tx, typed: string, storeId?: number): Promise<Order> {
  return find((number) => lockOrdersOfNumber(tx, number), typed, storeId);
}

/** The same without a lock. */
export async function lookAtOrderForStaff(db: Queryable, typed: string, storeId?: number): Promise<Order> {
  return find((number) => listOrdersOfNumber(db, number), typed, storeId);
}

async function find(ofNumber: (number: string) => Promise<Order[]>, typed: string, storeId?: number): Promise<Order> {
  const number = readOrderNumber(typed);
  if (!number) throw new StaffError(`${typed} is not an order number: check it for a typing mistake`);
  const found = (await ofNumber(number)).filter((order) => storeId === undefined || order.storeId === storeId);
  if (found.length > 1) throw new StaffError(`Several stores have an order ${number}: choose one with --store CODE`);
  if (!found[0]) throw new StaffError(`There is no order ${number}`);
  return found[0];
}
