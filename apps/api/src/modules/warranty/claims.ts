import { and, asc, eq, inArray, notInArray } from "drizzle-orm";
import { ownedBy } from "../../platform/database/columns.ts";
import type { CustomerKey } from "../../platform/context.ts";
import type { Queryable, Tx } from "../../platform/database/database.ts";
import { claimMoves, overStates, type ClaimState } from "./claim-states.ts";
import { makeClaimNumber } from "./claim-number.ts";
import { serialNumbers, warrantyClaimEvents, warrantyClaimPictures, warrantyClaims } from "./tables.ts";

export type Claim = typeof warrantyClaims.$inferSelect;

interface Cause {
  /** Such as `customer:17` or `staff:sokha`. */
  actor: string;
  at: Date;
  /** The note for the shopper. */
  note?: string | null;
  /** The shopper's answer. */
  answer?: string | null;
  /** Names of pictures that belong to this, in their order. */
  pictures?: readonly string[];
}

/** Condition: open claims. */
export const isOpen = notInArray(warrantyClaims.state, [...overStates]);

/** The open claims of an order line, by piece. */
export function listOpenClaims(db: Queryable, orderLineId: number): Promise<Claim[]> {
  return db
    .select()
    .from(warrantyClaims)
    .where(and(eq(warrantyClaims.orderLineId, orderLineId), isOpen))
    .orderBy(asc(warrantyClaims.piece));
}

/** Whether staff recorded a serial number for a piece of a line. */
export async function isSerialOf(
  db: Queryable,
  { storeId, orderLineId, serial }: { storeId: number; orderLineId: number; serial: string },
): Promise<boolean> {
  const rule = and(
    eq(serialNumbers.storeId, storeId),
    eq(serialNumbers.orderLineId, orderLineId),
    eq(serialNumbers.serial, serial),
  );
  return (await db.$count(serialNumbers, rule)) > 0;
}

async function freeNumber(tx: Tx, storeId: number, at: Date): Promise<string> {
  for (;;) {
    const number = makeClaimNumber(at);
    if (
      (await tx.$count(warrantyClaims, and(eq(warrantyClaims.storeId, storeId), eq(warrantyClaims.number, number)))) ===
      0
    )
      return number;
  }
}

/** Adds a claim with the names of its pictures in their order. The caller holds the line's lock. */
export async function insertClaim(
  tx: Tx,
  claim: Pick<Claim, "storeId" | "customerId" | "orderLineId" | "piece" | "serial" | "problem">,
  pictures: readonly string[],
  { actor, at }: Cause,
): Promise<Claim> {
  const number = await freeNumber(tx, claim.storeId, at);
  const [row] = await tx
    .insert(warrantyClaims)
    .values({ ...claim, number, state: "received", createdAt: at })
    .returning();
  const claimId = row!.id;
  if (pictures.length > 0)
    await tx.insert(warrantyClaimPictures).values(pictures.map((name, index) => ({ claimId, place: index + 1, name })));
  await tx.insert(warrantyClaimEvents).values({ claimId, state: "received", note: null, actor, at });
  return row!;
}

/** Reads and locks the claims with a number, in all stores: nearly always one. */
export function lockClaimsOfNumber(tx: Tx, number: string): Promise<Claim[]> {
  return tx
    .select()
    .from(warrantyClaims)
    .where(eq(warrantyClaims.number, number))
    .orderBy(asc(warrantyClaims.id))
    .for("update");
}

/** The next state by its name as staff typed it; undefined if it is not allowed. */
export const nextClaimState = ({ state }: Pick<Claim, "state">, typed: string): ClaimState | undefined =>
  claimMoves[state].find((known) => known === typed);

/** Moves a locked claim to a state, and adds that to its history. */
export async function moveClaim(
  tx: Tx,
  { id }: Pick<Claim, "id">,
  state: ClaimState,
  { actor, at, note = null, answer = null, pictures = [] }: Cause,
): Promise<void> {
  await tx.update(warrantyClaims).set({ state }).where(eq(warrantyClaims.id, id));
  const [event] = await tx
    .insert(warrantyClaimEvents)
    .values({ claimId: id, state, note, answer, actor, at })
    .returning({ id: warrantyClaimEvents.id });
  if (pictures.length === 0) return;
  const known = await tx.$count(warrantyClaimPictures, eq(warrantyClaimPictures.claimId, id));
  await tx
    .insert(warrantyClaimPictures)
    .values(pictures.map((name, index) => ({ claimId: id, place: known + index + 1, name, eventId: event!.id })));
}

/** Reads and locks one of the customer's claims by its number; undefined for another's. */
export async function lockOwnClaim(
  tx: Tx,
  { storeId, customerId }: CustomerKey,
  number: string,
): Promise<Claim | undefined> {
  const [claim] = await tx
    .select()
    .from(warrantyClaims)
    .where(and(ownedBy(warrantyClaims, { storeId, customerId }), eq(warrantyClaims.number, number)))
    .for("update");
  return claim;
}

/** Names of the pictures of claims, in their order. */
export function listClaimPictures(
  db: Queryable,
  claimIds: readonly number[],
): Promise<{ claimId: number; name: string; eventId: number | null }[]> {
  const { claimId, place, name, eventId } = warrantyClaimPictures;
  return db
    .select({ claimId, name, eventId })
    .from(warrantyClaimPictures)
    .where(inArray(claimId, [...claimIds]))
    .orderBy(asc(claimId), asc(place));
}

/** Which of the pictures belong to any claim. */
export async function claimPicturesAmong(db: Queryable, names: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ name: warrantyClaimPictures.name })
    .from(warrantyClaimPictures)
    .where(inArray(warrantyClaimPictures.name, [...names]));
  return rows.map(({ name }) => name);
}
