import type { Services } from "../../platform/context.ts";
import type { Tx } from "../../platform/database.ts";
import { removedCustomers } from "../../modules/customers/public.ts";
import { forgetPerson, nobody } from "../../modules/orders/public.ts";
import { forgetPayer } from "../../modules/payments/public.ts";
import { forgetPictures } from "../../modules/uploads/public.ts";
import { forgetClaims } from "../../modules/warranty/public.ts";

/** For how long orders and claims that were under way are looked after once their customer has left. */
const watchedDays = 400;

/** Takes a customer out of finished orders, settled payments, their receipts and claims that are over; what is under way keeps what it needs. Gives the numbers of the claims that are gone. */
export async function forgetInBooks(services: Pick<Services, "jobs">, tx: Tx, owner: { storeId: number; customerId: number }): Promise<string[]> {
  const underWay = await forgetPerson(tx, owner);
  const neededReceipts = await forgetPayer(tx, owner, { underWay, nobody });
  const { gone, needed } = await forgetClaims(tx, owner);
  await forgetPictures(services, tx, owner, [...neededReceipts, ...needed]);
  return gone;
}

/** Every night: customers who left while an order or a claim was under way that is over since. */
export async function startForgettingCustomers(services: Pick<Services, "jobs" | "database" | "now">): Promise<void> {
  const { jobs, database, now } = services;
  await jobs.work("forget-removed", async () => {
    const since = new Date(now().getTime() - watchedDays * 86_400_000);
    for (const owner of await removedCustomers(database.db, since)) await database.transaction((tx) => forgetInBooks(services, tx, owner));
  });
  await jobs.schedule("forget-removed", "58 19 * * *");
}
