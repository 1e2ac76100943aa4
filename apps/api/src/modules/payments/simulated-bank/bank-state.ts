import { and, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Queryable } from "../../../platform/database/database.ts";
import { simulatedBank } from "../tables.ts";

export type BankRow = typeof simulatedBank.$inferSelect;
type Service = BankRow["service"];

/** The state that the simulated bank reports for each key at a time: the newest row that is valid then. `outages: false` ignores simulated outages. */
export async function reportedRows(
  db: Queryable,
  { service, keys, outages = true }: { service: Service; keys: readonly string[]; outages?: boolean },
  at: Date,
): Promise<Map<string, BankRow>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select()
    .from(simulatedBank)
    .where(
      and(
        eq(simulatedBank.service, service),
        inArray(simulatedBank.key, [...keys]),
        outages ? undefined : ne(simulatedBank.status, "ERROR"),
        lte(simulatedBank.toldFrom, at),
        or(isNull(simulatedBank.toldUntil), gt(simulatedBank.toldUntil, at)),
      ),
    )
    .orderBy(desc(simulatedBank.id));
  return new Map(rows.toReversed().map((row) => [row.key, row]));
}

export async function addRow(db: Queryable, row: typeof simulatedBank.$inferInsert): Promise<void> {
  await db.insert(simulatedBank).values(row);
}

/** Moves an order to the next status if it is in the given one; of several calls at once only one succeeds. */
export async function moveRow(
  db: Queryable,
  row: BankRow,
  status: BankRow["status"],
  change: Record<string, unknown>,
): Promise<boolean> {
  const moved = await db
    .update(simulatedBank)
    .set({ status, record: sql`${simulatedBank.record} || ${JSON.stringify(change)}::jsonb` })
    .where(and(eq(simulatedBank.id, row.id), eq(simulatedBank.status, row.status)))
    .returning({ id: simulatedBank.id });
  return moved.length > 0;
}
