import { dayMs } from "@shop/kit/durations";
import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database/database.ts";
import { isDatabaseAway } from "../../platform/database/database-errors.ts";
import { removedCustomers } from "../../modules/customers/public.ts";
import { forgetPerson, nobody } from "../../modules/orders/public.ts";
import { forgetPayer, ordersWithOpenMoney } from "../../modules/payments/public.ts";
import { forgetPictures } from "../../modules/uploads/public.ts";
import { forgetClaims } from "../../modules/warranty/public.ts";

/** For how long after an account was removed its open orders and claims are checked, to anonymise them once they are finished. */
const watchedDays = 400;

/** Anonymises finished orders, settled payments, their receipts and closed claims. Whatever is still open keeps what it needs. Returns the numbers of deleted claims. */
export async function anonymiseRecords(
  services: Pick<Services, "jobs">,
  tx: Tx,
  owner: { storeId: number; customerId: number },
): Promise<string[]> {
  const underWay = await forgetPerson(tx, owner, await ordersWithOpenMoney(tx, owner));
  const neededReceipts = await forgetPayer(tx, owner, { underWay, nobody });
  const { gone, needed } = await forgetClaims(tx, owner);
  await forgetPictures(services, tx, owner, [...neededReceipts, ...needed]);
  return gone;
}

/** Anonymises orders and claims that were still open when their customer removed the account, and have finished since. An error for one customer does not stop the others; the job fails at the end. */
export async function anonymiseRemovedCustomers(services: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  const { database, now } = services;
  const since = new Date(now().getTime() - watchedDays * dayMs);
  const failures: unknown[] = [];
  for (const owner of await removedCustomers(database.db, since)) {
    try {
      await database.transaction((tx) => anonymiseRecords(services, tx, owner));
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failures.push(error);
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `customers who left could not be forgotten: ${failures.length}`);
}

export async function startForgettingCustomers(services: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  await services.jobs.work("forget-removed", () => anonymiseRemovedCustomers(services));
  await services.jobs.schedule("forget-removed", "58 19 * * *");
}
