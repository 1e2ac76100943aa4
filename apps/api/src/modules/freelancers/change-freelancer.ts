import { and, eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import type { Freelancer } from "./find-freelancer.ts";
import { freelancerDaysOff, freelancers } from "./tables.ts";

/**
 * Adds a rating of 1 to 5 stars. The mean is shown in tenths, and the sum that it is rounded from is stored: if the mean
 * were rounded each time, later ratings would hardly change it. A sum that does not match the mean is from before sums
 * were stored, and is computed from the mean.
 */
export async function addStars(tx: Tx, freelancerId: number, stars: number): Promise<void> {
  const { rating, ratingCount, starTenths } = freelancers;
  const isOfMean = sql`round(${starTenths} / nullif(${ratingCount}, 0)::numeric) = ${rating}`;
  const sum = sql`case when ${isOfMean} then ${starTenths} else coalesce(${rating}, 0) * ${ratingCount} end + ${stars * 10}::integer`;
  await tx
    .update(freelancers)
    .set({
      starTenths: sum,
      rating: sql`round((${sum}) / (${ratingCount} + 1.0))`,
      ratingCount: sql`${ratingCount} + 1`,
    })
    .where(eq(freelancers.id, freelancerId));
}

/** Counts a finished job. */
export async function addJob(tx: Tx, freelancerId: number): Promise<void> {
  await tx
    .update(freelancers)
    .set({ jobs: sql`${freelancers.jobs} + 1` })
    .where(eq(freelancers.id, freelancerId));
}

export async function setHours(
  tx: Tx,
  freelancerId: number,
  hours: Pick<Freelancer, "weekdays" | "fromHour" | "toHour">,
): Promise<void> {
  await tx.update(freelancers).set(hours).where(eq(freelancers.id, freelancerId));
}

/** Sets or removes a day off, as 2026-11-21. */
export async function setDayOff(tx: Tx, freelancerId: number, day: string, off: boolean): Promise<void> {
  if (off) await tx.insert(freelancerDaysOff).values({ freelancerId, day }).onConflictDoNothing();
  else
    await tx
      .delete(freelancerDaysOff)
      .where(and(eq(freelancerDaysOff.freelancerId, freelancerId), eq(freelancerDaysOff.day, day)));
}
