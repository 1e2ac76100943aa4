import { dayMs } from "@shop/kit/durations";
import type { Services } from "../../platform/context.ts";
import type { Queryable } from "../../platform/database/database.ts";
import { receiptsAmong } from "../../modules/payments/public.ts";
import { forgetNamed, lockPictures, oldPictures, privatePath } from "../../modules/uploads/public.ts";
import { claimPicturesAmong } from "../../modules/warranty/public.ts";

type Needs = Pick<Services, "database" | "jobs" | "now">;

/** Days that an uploaded picture is kept without an order or claim that uses it. */
const keptDays = 7;
/** Pictures per query. */
const batch = 500;

/** Deletes pictures older than a week that no payment or claim uses: the shopper chose another, or never sent the order. */
export async function forgetUnusedPictures(services: Needs): Promise<void> {
  const before = new Date(services.now().getTime() - keptDays * dayMs);
  let after: string | undefined = "";
  while (after !== undefined) after = await forgetSome(services, before, after);
}

/** Handles one batch, in the order of names. Returns the last name, or undefined if the batch is empty. */
async function forgetSome({ database, jobs }: Needs, before: Date, after: string): Promise<string | undefined> {
  const old = await oldPictures(database.db, { before, after, most: batch });
  const unused = await unusedAmong(database.db, old);
  if (unused.length > 0) {
    await database.transaction(async (tx) => {
      // Checked again after locking, since a picture may have come into use meanwhile.
      const locked = await lockPictures(tx, unused);
      await forgetNamed({ jobs }, tx, await unusedAmong(tx, locked));
    });
  }
  return old.at(-1);
}

async function unusedAmong(db: Queryable, names: string[]): Promise<string[]> {
  const receipts = await receiptsAmong(
    db,
    names.map((name) => privatePath + name),
  );
  const used = new Set([
    ...receipts.map((address) => address.slice(privatePath.length)),
    ...(await claimPicturesAmong(db, names)),
  ]);
  return names.filter((name) => !used.has(name));
}

export async function startForgettingPictures(services: Needs): Promise<void> {
  await services.jobs.work("forget-pictures", () => forgetUnusedPictures(services));
  await services.jobs.schedule("forget-pictures", "46 19 * * *");
}
