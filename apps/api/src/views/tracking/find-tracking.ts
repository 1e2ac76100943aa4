import { and, eq } from "drizzle-orm";
import type { Tracking } from "@shop/contract/types";
import { asciiDigits } from "@shop/kit/digits";
import { readOrderNumber } from "../../modules/orders/public.ts";
import { orders } from "../../modules/orders/tables.ts";
import { ownedBy } from "../../platform/database/columns.ts";
import { admit, giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { signText } from "../../platform/texts/signed-text.ts";
import { phoneEndsWith, readPhoneEnd } from "../orders/phone-end.ts";
import { readTracking } from "./read-tracking.ts";
import { watchPurpose } from "./tracking-streams.ts";

const day = 24 * 3600;

async function answer(context: Context, condition: Parameters<typeof readTracking>[1]): Promise<Tracking> {
  const found = await readTracking(context.database.db, condition);
  if (!found) refuse("order_not_found");
  return { ...found.tracked, watch: signText(context, watchPurpose, String(found.id), day) };
}

/**
 * An order by its number and the last four digits of the phone it goes to, or of its customer's.
 * An unknown number and wrong digits are answered alike, and both are slowed down, by address
 * and by number.
 */
export async function findTracking(context: Context, typed: { order: string; phone: string }): Promise<Tracking> {
  const { store, caller } = context;
  const number = readOrderNumber(asciiDigits(typed.order));
  const end = readPhoneEnd(typed.phone);
  const key = `${store.id} ${number ?? typed.order}`;
  const uses: Use[] = [
    ["lookup", caller.ip],
    ["lookup-order", key],
  ];
  await admit(context, ...uses);
  if (number === null || end === null) refuse("order_not_found");
  const tracking = await answer(
    context,
    and(eq(orders.storeId, store.id), eq(orders.number, number), phoneEndsWith(end)),
  );
  await giveBack(context, ...uses);
  return tracking;
}

/** One of the customer's own orders; `order_not_found` for another's. */
export function readOwnTracking(context: CustomerContext, number: string): Promise<Tracking> {
  const { customer } = context;
  return answer(context, and(eq(orders.number, number), ownedBy(orders, customer)));
}
