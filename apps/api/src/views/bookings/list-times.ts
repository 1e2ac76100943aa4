import type { FreeTimes } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import { dayMs, hourMs } from "@shop/kit/durations";
import type { Context, CustomerContext } from "../../platform/context.ts";
import { refuse } from "../../platform/errors/refusal.ts";
import { daysFrom, findOwnBooking, hoursOf, overlaps, spansOfDay, takenSpans } from "../../modules/bookings/public.ts";
import { findKind } from "../../modules/catalog/public.ts";
import { findFreelancer, findFreelancerFor, listDaysOff, type Freelancer } from "../../modules/freelancers/public.ts";
import { bookingLimitHours, isClosedOn, readStore, shownHolidays } from "../../modules/stores/public.ts";

/** When a person can begin with a service of the store; `not_found` where they do none of its kind. */
export async function listTimes(context: Context, freelancerId: number, productId: number): Promise<FreeTimes> {
  const { db } = context.database;
  const kind = await findKind(db, context.store.id, productId);
  const person = kind === undefined ? undefined : await findFreelancerFor(db, freelancerId, kind);
  if (!person) refuse("not_found");
  return freeTimes(context, person, await hoursOf(db, productId));
}

/** When an ordered time can begin instead: as long as it is, and as if it were given up. */
export async function listMoveTimes(context: CustomerContext, id: number): Promise<FreeTimes> {
  const { db } = context.database;
  const { freelancerId, during } = await findOwnBooking(db, context.customer, id);
  const person = (await findFreelancer(db, freelancerId)) ?? refuse("booking_not_found");
  return freeTimes(context, person, (during.to.getTime() - during.from.getTime()) / hourMs, id);
}

/** When a freelancer is free for a number of hours; the booking `but` is ignored. */
async function freeTimes(
  { database: { db }, store: { id: storeId }, language, now }: Context,
  person: Freelancer,
  hours: number,
  but?: number,
): Promise<FreeTimes> {
  const at = now();
  const days = daysFrom(at);
  const span = { from: at, to: new Date(at.getTime() + (days.length + 1) * dayMs) };
  const [daysOff, taken, store] = await Promise.all([
    listDaysOff(db, person.id, cambodianDay(at)),
    takenSpans(db, { freelancerId: person.id, span, but }, at),
    readStore(db, storeId),
  ]);
  return {
    hours,
    change_hours: bookingLimitHours(store),
    days: days.map((day) => ({
      day,
      times: (isClosedOn(store, day) ? [] : spansOfDay(day, hours, { ...person, daysOff }, at))
        .filter((time) => !taken.some((other) => overlaps(time, other)))
        .map(({ from }) => from.toISOString()),
    })),
    holidays: shownHolidays(store, days[0]!, days.at(-1)!, language),
  };
}
