import { and, eq, or, sql } from "drizzle-orm";
import type { FollowedClaim } from "@shop/contract/types";
import { admit, giveBack, type Use } from "../../platform/limits/admit.ts";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { customers } from "../../modules/customers/tables.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { readClaimNumber } from "../../modules/warranty/public.ts";
import { warrantyClaims } from "../../modules/warranty/tables.ts";
import { endsWith, phoneEndsWith, readPhoneEnd } from "../orders/phone-end.ts";
import { withHistory } from "./own-claims.ts";

/**
 * A claim by its number and the end of the phone. What is unknown and what does not belong
 * together are answered alike, and both are slowed down, by address and by number.
 */
export async function findClaim(context: Context, typed: { claim: string; phone: string }): Promise<FollowedClaim> {
  const { store, caller, database } = context;
  const number = readClaimNumber(typed.claim);
  const end = readPhoneEnd(typed.phone);
  const key = `${store.id} ${number ?? typed.claim}`;
  const uses: Use[] = [
    ["lookup", caller.ip],
    ["lookup-order", key],
  ];
  await admit(context, ...uses);
  if (number === null || end === null) refuse("claim_not_found");
  const [found] = await database.db
    .select({ claim: warrantyClaims, line: orderLines })
    .from(warrantyClaims)
    .innerJoin(orderLines, eq(orderLines.id, warrantyClaims.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .innerJoin(
      customers,
      and(eq(customers.id, warrantyClaims.customerId), eq(customers.storeId, warrantyClaims.storeId)),
    )
    .where(
      and(
        eq(warrantyClaims.storeId, store.id),
        eq(warrantyClaims.number, number),
        or(phoneEndsWith(end), endsWith(sql`${warrantyClaims.leftContact} ->> 'phone'`, end)),
      ),
    );
  if (!found) refuse("claim_not_found");
  await giveBack(context, ...uses);
  return withHistory(context, found.claim, found.line);
}
