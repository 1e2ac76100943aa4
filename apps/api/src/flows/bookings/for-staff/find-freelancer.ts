import type { Queryable } from "../../../platform/database/database.ts";
import { StaffError } from "../../../platform/errors/staff-error.ts";
import { findFreelancer, type Freelancer } from "../../../modules/freelancers/public.ts";

/** Finds the freelancer that staff name. */
export async function findFreelancerForStaff(db: Queryable, id: number): Promise<Freelancer> {
  const person = await findFreelancer(db, id);
  if (!person) throw new StaffError(`There is no freelancer ${id}`);
  return person;
}
