import { cambodianDay } from "@shop/kit/date";
import type { Queryable } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { isWorkingTime } from "../../modules/bookings/public.ts";
import { listDaysOff, type Freelancer } from "../../modules/freelancers/public.ts";

/** Refuses with `time_invalid` a time at which somebody does not work, whether or not it is taken. */
export async function assertWorks(
  db: Queryable,
  person: Freelancer,
  from: Date,
  hours: number,
  now: Date,
): Promise<void> {
  const daysOff = await listDaysOff(db, person.id, cambodianDay(now));
  if (!isWorkingTime(from, hours, { ...person, daysOff }, now)) refuse("time_invalid");
}
