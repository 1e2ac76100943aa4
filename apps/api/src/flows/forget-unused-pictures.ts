import type { Services } from "../platform/context.ts";
import { receiptsAmong } from "../modules/payments/public.ts";
import { forgetNamed, lockOldPictures, privatePath } from "../modules/uploads/public.ts";
import { claimPicturesAmong } from "../modules/warranty/public.ts";

type Needs = Pick<Services, "database" | "jobs" | "now">;

/** How long a picture waits for the order or the claim that it was sent for. */
const keptDays = 7;
/** Pictures of one transaction. */
const batch = 500;

/** Forgets the pictures that were sent a week ago and that no payment and no claim names: another was chosen, or the order was never sent. */
export async function forgetUnusedPictures(services: Needs): Promise<void> {
  const before = new Date(services.now().getTime() - keptDays * 86_400_000);
  let after: string | undefined = "";
  while (after !== undefined) after = await forgetSome(services, before, after);
}

/** The same for some of them, in the order of their names; gives the last of those, undefined where there is none. */
function forgetSome({ database, jobs }: Needs, before: Date, after: string): Promise<string | undefined> {
  return database.transaction(async (tx) => {
    const old = await lockOldPictures(tx, { before, after, most: batch });
    const receipts = await receiptsAmong(tx, old.map((name) => privatePath + name));
    const used = new Set([...receipts.map((address) => address.slice(privatePath.length)), ...(await claimPicturesAmong(tx, old))]);
    await forgetNamed({ jobs }, tx, old.filter((name) => !used.has(name)));
    return old.at(-1);
  });
}

export async function startForgettingPictures(services: Needs): Promise<void> {
  await services.jobs.work("forget-pictures", () => forgetUnusedPictures(services));
  await services.jobs.schedule("forget-pictures", "46 19 * * *");
}
