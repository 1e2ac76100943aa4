import { desc } from "drizzle-orm";
import type { Services } from "../../platform/context.ts";
import { uploadDisk } from "./disk.ts";
import { uploads } from "./tables.ts";

/** How many of the newest pictures are looked for: one whose file is lost says nothing. */
const lookedFor = 3;

/**
 * Whether the pictures that the shop kept last stand where this process keeps its own. A tool of staff that runs without
 * the server's settings would put a picture where no server finds it. True where the shop has kept none yet.
 */
export async function isShopsDisk({ database, env }: Pick<Services, "database" | "env">): Promise<boolean> {
  const newest = await database.db.select({ name: uploads.name }).from(uploads).orderBy(desc(uploads.createdAt)).limit(lookedFor);
  const disk = await uploadDisk(env);
  for (const { name } of newest) if (await disk.exists(name)) return true;
  return newest.length === 0;
}
