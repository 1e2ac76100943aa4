import { and, asc, eq, notInArray, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { overStates, type ClaimState } from "../../modules/warranty/public.ts";
import { firstRows } from "./first-rows.ts";
import { warrantyClaimEvents, warrantyClaimPictures, warrantyClaims } from "../../modules/warranty/tables.ts";

/** Rows of a list for staff. */
const most = 200;

interface Wanted {
  storeId?: number | undefined;
  /** Without one, those that are not over. */
  state?: ClaimState | undefined;
}

const columns = { claim: warrantyClaims, line: orderLines, order: orders.number, delivery: orders.delivery };

export type ClaimWork = Awaited<ReturnType<typeof listClaimsOfNumber>>[number];

/** Claims for staff, the oldest first. */
export function listClaimsForStaff(db: Queryable, { storeId, state }: Wanted) {
  const filters: SQL[] = [state ? eq(warrantyClaims.state, state) : notInArray(warrantyClaims.state, [...overStates])];
  if (storeId !== undefined) filters.push(eq(warrantyClaims.storeId, storeId));
  return firstRows(most, (limit) => read(db, and(...filters), limit));
}

/** The claims of a number, of all stores: nearly always one. */
export const listClaimsOfNumber = (db: Queryable, number: string) => read(db, eq(warrantyClaims.number, number));

function read(db: Queryable, condition: SQL | undefined, limit = most) {
  return db
    .select(columns)
    .from(warrantyClaims)
    .innerJoin(orderLines, eq(orderLines.id, warrantyClaims.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(condition)
    .orderBy(asc(warrantyClaims.id))
    .limit(limit);
}

/** The history of a claim and the names of its pictures. */
export async function readClaimStory(db: Queryable, claimId: number) {
  const events = await db
    .select()
    .from(warrantyClaimEvents)
    .where(eq(warrantyClaimEvents.claimId, claimId))
    .orderBy(asc(warrantyClaimEvents.id));
  const pictures = await db
    .select({ name: warrantyClaimPictures.name })
    .from(warrantyClaimPictures)
    .where(eq(warrantyClaimPictures.claimId, claimId))
    .orderBy(asc(warrantyClaimPictures.place));
  return { events, pictures: pictures.map(({ name }) => name) };
}
