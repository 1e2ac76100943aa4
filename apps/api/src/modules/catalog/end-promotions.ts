import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { writeListings } from "./write-listings.ts";

/** How far ahead is looked for ends: further than the clock's next minute, which may come late. */
const aheadMs = 2 * 60_000;
/** How long after its end a promotion is taken off: the clocks of processes differ a little, and a page made anew too early would show it on. */
const graceMs = 500;

/** How many listings one transaction takes: a good part of a catalogue may end at one moment, and would take longer than a statement may. */
const portionSize = 2000;

/**
 * Takes promotions that have run out off the lists and out of the price order, and so pages that
 * show them. What shoppers are asked to pay does not wait for this: every price is judged by the
 * clock when it is read.
 */
export async function endPromotions({ database, now }: Pick<Services, "database" | "now">, portion = portionSize): Promise<number> {
  const at = now();
  let ended = 0;
  for (;;) {
    const written = await database.transaction((tx) => endPortion(tx, portion, at));
    if (written === 0) return ended;
    ended += written;
  }
}

/** Its listings are chosen once: where two are at work, each statement would choose others than were locked. */
async function endPortion(tx: Tx, portion: number, at: Date): Promise<number> {
  const { rows } = await tx.execute<{ store_id: number; product_id: number }>(sql`
    select store_id, product_id from listings where promo_ends_at <= ${at.toISOString()}::timestamptz
    order by store_id, product_id limit ${portion}`);
  const [storeIds, productIds] = [rows.map((row) => row.store_id), rows.map((row) => row.product_id)];
  // Read from the listings: one that was taken out meanwhile does not come back.
  const pairs = sql`
    select store_id, product_id from listings
    join unnest(${sql.param(storeIds)}::integer[], ${sql.param(productIds)}::integer[]) as chosen (store_id, product_id) using (store_id, product_id)`;
  return writeListings(tx, pairs, at);
}

/** Has promotions that end soon taken off right after it, once for all that end in one second. */
export async function awaitEnds({ database, jobs, now }: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  const [from, to] = [now(), new Date(now().getTime() + aheadMs)].map((at) => sql`${at.toISOString()}::timestamptz`);
  const { rows } = await database.db.execute<{ second: number }>(sql`
    select distinct ceil(extract(epoch from promo_ends_at))::double precision as second from listings
    where promo_ends_at > ${from} and promo_ends_at <= ${to}`);
  for (const { second } of rows) {
    await jobs.enqueue(database.db, "end-promotions", {}, { startAfter: new Date(second * 1000 + graceMs), key: String(second) });
  }
}

/**
 * Looks every minute for promotions that have run out, and for those that will before it looks
 * again. One that is set within that minute to end within it is taken off by the next look.
 */
export async function startEndingPromotions(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  await services.jobs.work("end-promotions", async () => {
    await endPromotions(services);
    await awaitEnds(services);
  });
  await services.jobs.schedule("end-promotions", "* * * * *");
}
