import { cambodianMidnight } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import { lookAtOrderForStaff } from "@shop/api/flows/orders/for-staff/find-order";
import { orderMoves, type OrderState } from "@shop/api/modules/orders/public";
import type { Queryable } from "@shop/api/platform/database/database";
import { StaffError } from "@shop/api/platform/errors/staff-error";
import type { WantedOrders } from "@shop/api/views/staff/list-orders";
import type { Values } from "../command.ts";
import { readDay, readStoreOption } from "./read-arguments.ts";

/** The options that select orders. */
export const selection = "[--store CODE] [--state STATE] [--from DAY] [--to DAY]";
/** The same for the help. */
export const selectionDetails = [
  "TEXT: a part of the number, of the recipient's name or of the phone, such as 012 345 678 or +85512345678 in quotes",
  "--from, --to: days in Cambodia, both included",
];

/** A state of an order, or none. @throws StaffError */
export function readState(text: string | undefined): OrderState | undefined {
  if (text === undefined || Object.hasOwn(orderMoves, text)) return text as OrderState | undefined;
  throw new StaffError(`"${text}" is not a state of an order; the states are ${Object.keys(orderMoves).join(", ")}`);
}

/** The orders that the arguments of a list or an export select. */
export async function readWanted(db: Queryable, text: string | undefined, values: Values): Promise<WantedOrders> {
  const { state, from, to, after } = values.options;
  const storeId = await readStoreOption(db, values);
  if (from !== undefined && to !== undefined && readDay(from) > readDay(to))
    throw new StaffError(`--from ${from} is after --to ${to}`);
  return {
    storeId,
    text,
    state: readState(state),
    from: from === undefined ? undefined : cambodianMidnight(readDay(from)),
    before: to === undefined ? undefined : new Date(cambodianMidnight(readDay(to)).getTime() + dayMs),
    after: after === undefined ? undefined : (await lookAtOrderForStaff(db, after, storeId)).id,
  };
}
