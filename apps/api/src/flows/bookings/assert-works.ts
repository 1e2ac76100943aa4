import { cambodianDay } from "@shop/kit/date";
import type { Queryable } from "../../platform/database/database.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { isWorkingTime } from "../../modules/bookings/public.ts";
import { listDaysOff, type Freelancer } from "../../modules/freelancers/public.ts";
import { isClosedOn, readStore } from "../../modules/stores/public.ts";

/** Work for a store that is to begin at a time. */
interface Work {
  storeId: number;
  from: Date;
  hours: number;
}

/** Refuses with `time_invalid` a time at which somebody does not work or the store is closed, whether or not it is taken. */
export async function assertWorks(
  db: Queryable,
  person: Freelancer,
  { storeId, from, hours }: Work,
  now: Date,
): Promise<void> {
  const daysOff = await listDaysOff(db, person.id, cambodianDay(now));
  const isClosed = isClosedOn(await readStore(db, storeId), cambodianDay(from));
  if (isClosed || !isWorkingTime(from, hours, { ...person, daysOff }, now)) refuse("time_invalid");
}
