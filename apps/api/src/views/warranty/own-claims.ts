import { and, asc, desc, eq } from "drizzle-orm";
import type { CallOutput, Claim, ClaimHead, ClaimItem, FollowedClaim } from "@shop/contract/types";
import { inLanguage } from "@shop/kit/locale";
import { ownedBy } from "../../platform/database/columns.ts";
import type { Context, CustomerContext } from "../../platform/context.ts";
import { imageAddress } from "../../platform/pictures/image-address.ts";
import { paginationOf } from "../../platform/pagination.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { orderLines, orders } from "../../modules/orders/tables.ts";
import { orderedVariant } from "../../modules/orders/public.ts";
import { privatePath } from "../../modules/uploads/public.ts";
import { listClaimPictures, listOpenClaims, readClaimNumber, withdrawable } from "../../modules/warranty/public.ts";
import { warrantyClaimEvents, warrantyClaims } from "../../modules/warranty/tables.ts";
import { readItems } from "./find-warranty.ts";

const rows = 20;

type ClaimRow = typeof warrantyClaims.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

const readEvents = ({ database }: Context, { id }: ClaimRow) =>
  database.db
    .select()
    .from(warrantyClaimEvents)
    .where(eq(warrantyClaimEvents.claimId, id))
    .orderBy(asc(warrantyClaimEvents.id));

const headOf = ({ env, language }: Context, claim: ClaimRow, line: LineRow): ClaimHead => ({
  number: claim.number,
  state: claim.state,
  name: inLanguage(line.name, language),
  variant_name: orderedVariant(line, language),
  image: imageAddress(line.image, env),
  made_at: claim.createdAt.toISOString(),
});

/** A claim with its history and the notes for the shopper. */
export async function withHistory(context: Context, claim: ClaimRow, line: LineRow): Promise<FollowedClaim> {
  const events = await readEvents(context, claim);
  return {
    ...headOf(context, claim, line),
    history: events.map(({ state, at, note }) => ({ state, at: at.toISOString(), note })),
  };
}

/** The customer's claims, the newest first. */
export async function listClaims(context: CustomerContext, page = 1): Promise<CallOutput<"claims.list">> {
  const { db } = context.database;
  const found = await db
    .select({ claim: warrantyClaims, line: orderLines })
    .from(warrantyClaims)
    .innerJoin(orderLines, eq(orderLines.id, warrantyClaims.orderLineId))
    .where(ownedBy(warrantyClaims, context.customer))
    .orderBy(desc(warrantyClaims.id))
    .limit(rows)
    .offset((page - 1) * rows);
  const total = await db.$count(warrantyClaims, ownedBy(warrantyClaims, context.customer));
  return { data: found.map(({ claim, line }) => headOf(context, claim, line)), ...paginationOf(page, rows, total) };
}

/** One of the customer's claims with everything about it; `claim_not_found` for another's. */
export async function readClaim(context: CustomerContext, typed: string): Promise<Claim> {
  const { db } = context.database;
  const [found] = await db
    .select({ claim: warrantyClaims, line: orderLines, orderNumber: orders.number })
    .from(warrantyClaims)
    .innerJoin(orderLines, eq(orderLines.id, warrantyClaims.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(
        eq(warrantyClaims.number, readClaimNumber(typed) ?? refuse("claim_not_found")),
        ownedBy(warrantyClaims, context.customer),
      ),
    );
  if (!found) refuse("claim_not_found");
  const { claim, line, orderNumber } = found;
  const pictures = await listClaimPictures(db, [claim.id]);
  const picturesOf = (of: number | null) =>
    pictures.filter(({ eventId }) => eventId === of).map(({ name }) => privatePath + name);
  const events = await readEvents(context, claim);
  return {
    ...headOf(context, claim, line),
    history: events.map(({ id, state, at, note, answer }) => ({
      state,
      at: at.toISOString(),
      note,
      answer,
      pictures: picturesOf(id),
    })),
    order_number: orderNumber,
    serial: claim.serial,
    problem: claim.problem,
    pictures: picturesOf(null),
    can_withdraw: withdrawable.includes(claim.state),
  };
}

/** What the customer bought in a line, and whether a claim of it can be made; `warranty_not_found` for another's. */
export async function readClaimItem(context: CustomerContext, lineId: number): Promise<ClaimItem> {
  const { customerId, storeId } = context.customer;
  const [item] = await readItems(
    context,
    and(eq(orderLines.id, lineId), eq(orders.storeId, storeId), eq(orders.customerId, customerId)),
  );
  const open = await listOpenClaims(context.database.db, lineId);
  return { ...item!, open_claim: open.length < item!.quantity ? null : open[0]!.number };
}
