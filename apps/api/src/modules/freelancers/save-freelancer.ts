import { eq, sql } from "drizzle-orm";
import type { Tx } from "../../platform/database/database.ts";
import { freelancers, freelancerSkills } from "./tables.ts";

type Row = typeof freelancers.$inferSelect;

/** What staff enter about a freelancer; ratings, jobs and working hours are stored separately. */
export type FreelancerInput = Pick<
  Row,
  "name" | "about" | "image" | "languages" | "provinces" | "hourlyPrice" | "sinceYear"
>;

/** Working hours of a new freelancer until others are set: Monday to Saturday, 8 to 17. */
const usualHours = { weekdays: [1, 2, 3, 4, 5, 6], fromHour: 8, toHour: 17 };

/** Updates a freelancer, or adds one; `skills` are ids of sub-categories of services. Returns the id. */
export async function saveFreelancer(
  tx: Tx,
  id: number | undefined,
  input: FreelancerInput,
  skills: readonly number[],
): Promise<number> {
  if (id !== undefined) await tx.update(freelancers).set(input).where(eq(freelancers.id, id));
  const saved =
    id ??
    (
      await tx
        .insert(freelancers)
        .values({ ...input, ...usualHours })
        .returning({ id: freelancers.id })
    )[0]!.id;
  await tx.delete(freelancerSkills).where(eq(freelancerSkills.freelancerId, saved));
  await tx.insert(freelancerSkills).values(skills.map((subcategoryId) => ({ freelancerId: saved, subcategoryId })));
  return saved;
}

/** The id of the freelancer with an English name; undefined if there is none. */
export async function findFreelancerNamed(tx: Tx, name: string | undefined): Promise<number | undefined> {
  const [found] = await tx
    .select({ id: freelancers.id })
    .from(freelancers)
    .where(eq(sql`${freelancers.name} ->> 'en'`, name))
    .orderBy(freelancers.id)
    .limit(1);
  return found?.id;
}

/** Ids of the sub-categories that a freelancer works in. */
export async function listSkills(tx: Tx, id: number): Promise<number[]> {
  const rows = await tx
    .select({ skill: freelancerSkills.subcategoryId })
    .from(freelancerSkills)
    .where(eq(freelancerSkills.freelancerId, id))
    .orderBy(freelancerSkills.subcategoryId);
  return rows.map(({ skill }) => skill);
}
