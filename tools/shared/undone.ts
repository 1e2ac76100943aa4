import type { Database, Tx } from "@shop/api/platform/database/database";

/** Runs work whose changes are taken back. */
export async function undone(database: Database, work: (tx: Tx) => Promise<void>): Promise<void> {
  const undo = new Error("undone");
  await database
    .transaction(async (tx) => {
      await work(tx);
      throw undo;
    })
    .catch((error: unknown) => {
      if (error !== undo) throw error;
    });
}
