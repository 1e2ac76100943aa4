import { and, asc, eq, gte } from "drizzle-orm";
import type { Queryable } from "../../platform/database/database.ts";
import { freelancerDaysOff, freelancers, freelancerSkills } from "./tables.ts";

export type Freelancer = typeof freelancers.$inferSelect;

/** A freelancer who offers a kind of service (a sub-category); undefined if they do not. */
export async function findFreelancerFor(
  db: Queryable,
  id: number,
  subcategoryId: number,
): Promise<Freelancer | undefined> {
  const [found] = await db
    .select({ freelancer: freelancers })
    .from(freelancers)
    .innerJoin(
      freelancerSkills,
      and(eq(freelancerSkills.freelancerId, freelancers.id), eq(freelancerSkills.subcategoryId, subcategoryId)),
    )
    .where(eq(freelancers.id, id));
  return found?.freelancer;
}

export async function findFreelancer(db: Queryable, id: number): Promise<Freelancer | undefined> {
  const [found] = await db.select().from(freelancers).where(eq(freelancers.id, id));
  return found;
}

/** Whether a freelancer serves a province; null, for outside Cambodia, is never served. */
export const servesProvince = ({ provinces }: Freelancer, province: string | null): boolean =>
  province !== null && provinces.includes(province);

/** A freelancer's days off from a day on. */
export async function listDaysOff(db: Queryable, freelancerId: number, from: string): Promise<string[]> {
  const rows = await db
    .select({ day: freelancerDaysOff.day })
    .from(freelancerDaysOff)
    .where(and(eq(freelancerDaysOff.freelancerId, freelancerId), gte(freelancerDaysOff.day, from)))
    .orderBy(asc(freelancerDaysOff.day))
    .limit(400);
  return rows.map(({ day }) => day);
}
