import { and, asc, desc, eq, gte, inArray, isNotNull, sql } from "drizzle-orm";
import type { CallOutput } from "@shop/contract/types";
import { cambodianDay } from "@shop/kit/date";
import { dayMs } from "@shop/kit/durations";
import type { Context } from "../../platform/context.ts";
import type { Input } from "../../platform/handler.ts";
import { daysFrom, overlaps, spansOfDay, takenSpansOf } from "../../modules/bookings/public.ts";
import { serviceHours } from "../../modules/bookings/tables.ts";
import { isClosedOn, readStore } from "../../modules/stores/public.ts";
import { listings } from "../../modules/catalog/tables.ts";
import { freelancerDaysOff, freelancers, freelancerSkills } from "../../modules/freelancers/tables.ts";
import { freelancerCard } from "../freelancers/freelancer-card.ts";
import { isShown } from "../freelancers/shown-skills.ts";

const mostPeople = 24;
const mostTimes = 3;

/**
 * The next free times of freelancers whom the store shows, long enough for the shortest of their services. Those who are
 * free first come first, and those without free times last.
 */
export async function nextTimes(
  context: Context,
  { skill, ids }: Input<"bookings.next">["query"],
): Promise<CallOutput<"bookings.next">["data"]> {
  const { db } = context.database;
  const people = await db
    .select()
    .from(freelancers)
    .where(
      and(isShown(context, skill), ids === undefined ? undefined : inArray(freelancers.id, ids.split(",").map(Number))),
    )
    .orderBy(sql`${freelancers.rating} desc nulls last`, desc(freelancers.jobs), asc(freelancers.id))
    .limit(mostPeople);
  if (people.length === 0) return [];
  const at = context.now();
  const store = await readStore(db, context.store.id);
  const days = daysFrom(at).filter((day) => !isClosedOn(store, day));
  const known = people.map(({ id }) => id);
  const [daysOff, shortest, taken] = await Promise.all([
    daysOffOf(context, known, cambodianDay(at)),
    shortestOf(context, known, skill),
    takenSpansOf(db, known, { from: at, to: new Date(at.getTime() + (days.length + 1) * dayMs) }, at),
  ]);
  const shown = people.map((person) => {
    const { id, name, image, rating, provinces } = freelancerCard(context, person, []);
    const service = shortest.get(person.id);
    const hours = days.flatMap((day) =>
      spansOfDay(day, service?.hours ?? 1, { ...person, daysOff: daysOff.get(person.id) ?? [] }, at),
    );
    const free = hours.filter((hour) => !taken.get(person.id)?.some((other) => overlaps(hour, other)));
    return {
      id,
      name,
      image,
      rating,
      provinces,
      service_id: service?.id ?? null,
      times: free.slice(0, mostTimes).map(({ from }) => from.toISOString()),
    };
  });
  return shown.sort((a, b) => (a.times[0] ?? "~").localeCompare(b.times[0] ?? "~"));
}

/** By person, the shortest service that the store sells at a price, of all or of one kind; of several, the best-selling. */
async function shortestOf(
  { database, store }: Context,
  people: readonly number[],
  skill: number | undefined,
): Promise<Map<number, { id: number; hours: number }>> {
  const hours = sql<number>`coalesce(${serviceHours.hours}, 1)`;
  const rows = await database.db
    .selectDistinctOn([freelancerSkills.freelancerId], {
      person: freelancerSkills.freelancerId,
      id: listings.productId,
      hours,
    })
    .from(freelancerSkills)
    .innerJoin(
      listings,
      and(
        eq(listings.storeId, store.id),
        eq(listings.subcategoryId, freelancerSkills.subcategoryId),
        isNotNull(listings.sortPrice),
      ),
    )
    .leftJoin(serviceHours, eq(serviceHours.productId, listings.productId))
    .where(
      and(
        inArray(freelancerSkills.freelancerId, [...people]),
        skill === undefined ? undefined : eq(freelancerSkills.subcategoryId, skill),
      ),
    )
    .orderBy(freelancerSkills.freelancerId, hours, desc(listings.popularity), listings.productId);
  return new Map(rows.map(({ person, ...service }) => [person, service]));
}

/** The days off from a day on, by person. */
async function daysOffOf(
  { database }: Context,
  people: readonly number[],
  from: string,
): Promise<Map<number, string[]>> {
  const { freelancerId, day } = freelancerDaysOff;
  const rows = await database.db
    .select({ freelancerId, day })
    .from(freelancerDaysOff)
    .where(and(inArray(freelancerId, [...people]), gte(day, from)))
    .orderBy(asc(freelancerId), asc(day))
    .limit(400 * people.length);
  return new Map(
    [...Map.groupBy(rows, (row) => row.freelancerId)].map(([person, days]) => [person, days.map((row) => row.day)]),
  );
}
