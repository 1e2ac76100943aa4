import { and, asc, eq, gte, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../../platform/database.ts";
import { freelancerDaysOff, freelancers, freelancerSkills } from "./tables.ts";

export { listSkills, saveFreelancer, type FreelancerWish } from "./save-freelancer.ts";

export type Freelancer = typeof freelancers.$inferSelect;

/** Somebody who does a kind of service, a sub-category; undefined for others. */
export async function findFreelancerFor(db: Queryable, id: number, subcategoryId: number): Promise<Freelancer | undefined> {
  const [found] = await db
    .select({ freelancer: freelancers })
    .from(freelancers)
    .innerJoin(freelancerSkills, and(eq(freelancerSkills.freelancerId, freelancers.id), eq(freelancerSkills.subcategoryId, subcategoryId)))
    .where(eq(freelancers.id, id));
  return found?.freelancer;
}

export async function findFreelancer(db: Queryable, id: number): Promise<Freelancer | undefined> {
  const [found] = await db.select().from(freelancers).where(eq(freelancers.id, id));
  return found;
}

/** Whether somebody comes to a province; to none outside Cambodia, which is null. */
export const comesTo = ({ provinces }: Freelancer, province: string | null): boolean => province !== null && provinces.includes(province);

/** Their days off from a day on. */
export async function listDaysOff(db: Queryable, freelancerId: number, from: string): Promise<string[]> {
  const rows = await db
    .select({ day: freelancerDaysOff.day })
    .from(freelancerDaysOff)
    .where(and(eq(freelancerDaysOff.freelancerId, freelancerId), gte(freelancerDaysOff.day, from)))
    .orderBy(asc(freelancerDaysOff.day))
    .limit(400);
  return rows.map(({ day }) => day);
}

/**
 * One more rating of 1 to 5 stars. The mean is shown in tenths and kept as the sum that it is
 * rounded from: rounded anew each time, ten people's stars would outweigh all that follow. A sum
 * that does not give the mean is of before it was kept, and follows from the mean.
 */
export async function addStars(tx: Tx, freelancerId: number, stars: number): Promise<void> {
  const { rating, ratingCount, starTenths } = freelancers;
  const isOfMean = sql`round(${starTenths} / nullif(${ratingCount}, 0)::numeric) = ${rating}`;
  const sum = sql`case when ${isOfMean} then ${starTenths} else coalesce(${rating}, 0) * ${ratingCount} end + ${stars * 10}::integer`;
  await tx
    .update(freelancers)
    .set({ starTenths: sum, rating: sql`round((${sum}) / (${ratingCount} + 1.0))`, ratingCount: sql`${ratingCount} + 1` })
    .where(eq(freelancers.id, freelancerId));
}

/** One more job done. */
export async function addJob(tx: Tx, freelancerId: number): Promise<void> {
  await tx.update(freelancers).set({ jobs: sql`${freelancers.jobs} + 1` }).where(eq(freelancers.id, freelancerId));
}

export async function setHours(tx: Tx, freelancerId: number, hours: Pick<Freelancer, "weekdays" | "fromHour" | "toHour">): Promise<void> {
  await tx.update(freelancers).set(hours).where(eq(freelancers.id, freelancerId));
}

/** A day, as 2026-11-21, off or not. */
export async function setDayOff(tx: Tx, freelancerId: number, day: string, off: boolean): Promise<void> {
  if (off) await tx.insert(freelancerDaysOff).values({ freelancerId, day }).onConflictDoNothing();
  else await tx.delete(freelancerDaysOff).where(and(eq(freelancerDaysOff.freelancerId, freelancerId), eq(freelancerDaysOff.day, day)));
}
