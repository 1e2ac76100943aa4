import { and, asc, eq, isNotNull, type SQL } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { warrantyClaimEvents, warrantyClaims } from "../../modules/warranty/tables.ts";

/** Claims, with what the customer wrote back. */
export async function exportClaims(db: Queryable, isOwn: SQL): Promise<unknown[]> {
  const made = await db.select().from(warrantyClaims).where(isOwn).orderBy(asc(warrantyClaims.id));
  const answers = await db
    .select({ claimId: warrantyClaimEvents.claimId, text: warrantyClaimEvents.answer, at: warrantyClaimEvents.at })
    .from(warrantyClaimEvents)
    .innerJoin(warrantyClaims, eq(warrantyClaims.id, warrantyClaimEvents.claimId))
    .where(and(isOwn, isNotNull(warrantyClaimEvents.answer)))
    .orderBy(asc(warrantyClaimEvents.id));
  return made.map(({ id, number, state, serial, problem, createdAt }) => ({
    number,
    state,
    serial,
    problem,
    made_at: createdAt,
    answers: answers.filter(({ claimId }) => claimId === id).map(({ claimId: _, ...answer }) => answer),
  }));
}
