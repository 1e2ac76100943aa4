import type { Tx } from "../../platform/database.ts";
import { StaffError } from "../../platform/staff-error.ts";
import { lockOrdersOfNumber, readOrderNumber, type Order } from "../../modules/orders/public.ts";

/** The order that staff name by its number, however they typed it; for this transaction alone. */
export async function findOrderForStaff(tx: Tx, typed: string, storeId?: number): Promise<Order> {
  const number = readOrderNumber(typed);
  if (!number) throw new StaffError(`${typed} is no order number: a sign is wrong`);
  const found = (await lockOrdersOfNumber(tx, number)).filter((order) => storeId === undefined || order.storeId === storeId);
  if (found.length > 1) throw new StaffError(`Several stores have an order ${number}: say which with --store`);
  return found[0] ?? raise(`There is no order ${number}`);
}

function raise(message: string): never {
  throw new StaffError(message);
}
