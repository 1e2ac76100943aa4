import { sql, type SQL } from "drizzle-orm";
import type { Tx } from "../../../platform/database/database.ts";

/**
 * Locks products before their listings are derived from stock. Otherwise two transactions that each sell the last piece
 * of another variant would each still see the other's piece, and the listing would stay in stock. To avoid deadlocks,
 * it is called after stock has been written, and locks in the order of the ids. Returns them.
 */
export async function lockProducts(tx: Tx, productIds: SQL): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from products where id in (${productIds}) order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}
