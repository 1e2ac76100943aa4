import { sql } from "drizzle-orm";
import type { Database, Tx } from "../database/database.ts";

async function readsByIndex({ db }: Pick<Database, "db">): Promise<Map<string, number>> {
  const { rows } = await db.execute<{ name: string; reads: number }>(
    sql`select indexrelname as name, idx_scan::integer as reads from pg_stat_user_indexes`,
  );
  return new Map(rows.map(({ name, reads }) => [name, reads]));
}

/** Names of the indexes that are read while something runs for which no table is read whole, as the small ones of a test would be. */
export async function indexesRead(
  database: Pick<Database, "db" | "transaction">,
  run: (tx: Tx) => Promise<unknown>,
): Promise<string[]> {
  const before = await readsByIndex(database);
  await database.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    await run(tx);
    await tx.execute(sql`select pg_stat_force_next_flush()`);
  });
  return [...(await readsByIndex(database))].flatMap(([name, reads]) => (reads > (before.get(name) ?? 0) ? name : []));
}
