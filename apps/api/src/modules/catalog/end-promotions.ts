import { sql } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { writeListings } from "./write-listings.ts";

/**
 * Takes promotions that have run out off the lists and out of the price order. What shoppers
 * are asked to pay does not wait for this: every price is judged by the clock when it is read.
 */
export function endPromotions({ database, now }: Pick<Services, "database" | "now">): Promise<number> {
  const at = now();
  const ended = sql`select store_id, product_id from listings where on_promotion and promo_ends_at <= ${at.toISOString()}::timestamptz`;
  return database.transaction((tx) => writeListings(tx, ended, at));
}

/** Looks every minute for promotions that have run out. */
export async function startEndingPromotions(services: Pick<Services, "database" | "jobs" | "now">): Promise<void> {
  await services.jobs.work("end-promotions", async () => void (await endPromotions(services)));
  await services.jobs.schedule("end-promotions", "* * * * *");
}
