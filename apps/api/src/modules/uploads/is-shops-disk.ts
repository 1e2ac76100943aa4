import { desc } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";
import { uploads } from "./tables.ts";

/** How many of the newest pictures are looked for: one whose file is lost says nothing. */
const lookedFor = 3;

/**
 * Whether this process stores pictures in the same place as the shop's servers: the newest one is there. A tool of staff
 * that runs without the server's settings would store a picture where no server finds it. True if there is none yet.
 */
export async function isShopsDisk({ database, env }: Pick<Services, "database" | "env">): Promise<boolean> {
  const newest = await database.db
    .select({ name: uploads.name })
    .from(uploads)
    .orderBy(desc(uploads.createdAt))
    .limit(lookedFor);
  const disk = await uploadDisk(env);
  for (const { name } of newest) if (await disk.exists(name)) return true;
  return newest.length === 0;
}
