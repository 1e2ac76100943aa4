import { sql } from "drizzle-orm";
import { minuteMs } from "@shop/kit/durations";
import type { Services } from "../../../platform/context.ts";
import type { Tx } from "../../../platform/database/database.ts";
import { writeListings } from "./write-listings.ts";

/** How far ahead to look for promotions that end: further than the next run of the job, which comes within a minute or a little late. */
const aheadMs = 2 * minuteMs;
/** How long after its end a promotion is removed. The clocks of servers differ a little, and a page that is rendered too early would still show it. */
const graceMs = 500;

/** Listings of one transaction. A large part of a catalogue may end at the same moment, which would exceed the timeout of a statement. */
const portionSize = 2000;

/**
 * Removes promotions that have ended from the listings, and so from lists, from the order by price, and from cached
 * pages. What shoppers have to pay does not depend on this: each time a price is read, it is checked whether the
 * promotion has ended.
 */
export async function endPromotions(
  { database, now }: Pick<Services, "database" | "now">,
  portion = portionSize,
): Promise<number> {
  const at = now();
  let ended = 0;
  for (;;) {
    const written = await database.transaction((tx) => endPortion(tx, portion, at));
    if (written === 0) return ended;
    ended += written;
  }
}

/** The ids are selected once. If several processes do this at the same time, a condition in each statement would match other rows than were locked. */
async function endPortion(tx: Tx, portion: number, at: Date): Promise<number> {
  const { rows } = await tx.execute<{ store_id: number; product_id: number }>(sql`
    select store_id, product_id from listings where promo_ends_at <= ${at.toISOString()}::timestamptz
    order by store_id, product_id limit ${portion}`);
  const [storeIds, productIds] = [rows.map((row) => row.store_id), rows.map((row) => row.product_id)];
  // Joined with the listings again, so that one which was removed meanwhile is not added back.
  const pairs = sql`
    select store_id, product_id from listings
    join unnest(${sql.param(storeIds)}::integer[], ${sql.param(productIds)}::integer[]) as chosen (store_id, product_id) using (store_id, product_id)`;
  return writeListings(tx, pairs, at);
}

/** Schedules a job right after the end of each promotion that ends soon, one for all that end in the same second. */
export async function scheduleEnds({
  database,
  jobs,
  now,
}: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  const [from, to] = [now(), new Date(now().getTime() + aheadMs)].map((at) => sql`${at.toISOString()}::timestamptz`);
  const { rows } = await database.db.execute<{ second: number }>(sql`
    select distinct ceil(extract(epoch from promo_ends_at))::double precision as second from listings
    where promo_ends_at > ${from} and promo_ends_at <= ${to}`);
  for (const { second } of rows) {
    await jobs.enqueue(
      database.db,
      "end-promotions",
      {},
      { startAfter: new Date(second * 1000 + graceMs), key: String(second) },
    );
  }
}

/**
 * Looks every minute for promotions that have ended, and schedules the end of those that will before it looks again. One
 * that is set in between, to end in between, is removed by the next look.
 */
export async function startEndingPromotions(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  await services.jobs.work("end-promotions", async () => {
    await endPromotions(services);
    await scheduleEnds(services);
  });
  await services.jobs.schedule("end-promotions", "* * * * *");
}
