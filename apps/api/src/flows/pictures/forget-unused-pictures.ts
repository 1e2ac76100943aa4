import type { Services } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { receiptsAmong } from "../../modules/payments/public.ts";
import { forgetNamed, lockPictures, oldPictures, privatePath } from "../../modules/uploads/public.ts";
import { claimPicturesAmong } from "../../modules/warranty/public.ts";

type Needs = Pick<Services, "database" | "jobs" | "now">;

/** How long a picture waits for the order or the claim that it was sent for. */
const keptDays = 7;
/** Pictures that are looked for at once. */
const batch = 500;

/** Forgets the pictures that were sent a week ago and that no payment and no claim names: another was chosen, or the order was never sent. */
export async function forgetUnusedPictures(services: Needs): Promise<void> {
  const before = new Date(services.now().getTime() - keptDays * 86_400_000);
  let after: string | undefined = "";
  while (after !== undefined) after = await forgetSome(services, before, after);
}

/** The same for some of them, in the order of their names; gives the last of those, undefined where there is none. */
async function forgetSome({ database, jobs }: Needs, before: Date, after: string): Promise<string | undefined> {
  const old = await oldPictures(database.db, { before, after, most: batch });
  const unused = await unusedAmong(database.db, old);
  if (unused.length > 0) {
    await database.transaction(async (tx) => {
      // Until it was locked, one may have come into use.
      const locked = await lockPictures(tx, unused);
      await forgetNamed({ jobs }, tx, await unusedAmong(tx, locked));
    });
  }
  return old.at(-1);
}

async function unusedAmong(db: Queryable, names: string[]): Promise<string[]> {
  const receipts = await receiptsAmong(db, names.map((name) => privatePath + name));
  const used = new Set([...receipts.map((address) => address.slice(privatePath.length)), ...(await claimPicturesAmong(db, names))]);
  return names.filter((name) => !used.has(name));
}

export async function startForgettingPictures(services: Needs): Promise<void> {
  await services.jobs.work("forget-pictures", () => forgetUnusedPictures(services));
  await services.jobs.schedule("forget-pictures", "46 19 * * *");
}
