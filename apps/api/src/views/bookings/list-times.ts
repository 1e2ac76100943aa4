import type { FreeTimes } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import type { Context } from "../../platform/context.ts";
import { refuse } from "../../platform/refusal.ts";
import { daysFrom, hoursOf, overlaps, spansOfDay, takenSpans } from "../../modules/bookings/public.ts";
import { findKind } from "../../modules/catalog/public.ts";
import { findFreelancerFor, listDaysOff } from "../../modules/freelancers/public.ts";

const dayMs = 86_400_000;

/** When a person can begin with a service of the store; `not_found` where they do none of its kind. */
export async function listTimes({ database, store, now }: Context, freelancerId: number, productId: number): Promise<FreeTimes> {
  const { db } = database;
  const kind = await findKind(db, store.id, productId);
  const person = kind === undefined ? undefined : await findFreelancerFor(db, freelancerId, kind);
  if (!person) refuse("not_found");
  const at = now();
  const days = daysFrom(at);
  const within = { from: at, to: new Date(at.getTime() + (days.length + 1) * dayMs) };
  const [hours, daysOff, taken] = await Promise.all([hoursOf(db, productId), listDaysOff(db, person.id, cambodianDay(at)), takenSpans(db, person.id, within, at)]);
  return {
    hours,
    days: days.map((day) => ({
      day,
      times: spansOfDay(day, hours, { ...person, daysOff }, at)
        .filter((span) => !taken.some((other) => overlaps(span, other)))
        .map(({ from }) => from.toISOString()),
    })),
  };
}
