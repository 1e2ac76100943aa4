import { createHash } from "node:crypto";
import { and, eq, sql } from "drizzle-orm";
import type { Queryable, Tx } from "../database/database.ts";
import { refuse } from "../errors/refusal.ts";
import { idempotencyKeys } from "../tables.ts";

export interface IdempotentCall {
  storeId: number;
  /** Null for a guest. */
  customerId: number | null;
  /** Name of the call, such as `place_order`: a key counts for one call only. */
  operation: string;
  key: string;
  /** See {@link hashBody}. */
  bodyHash: string;
}

const isOf = ({ storeId, customerId, operation, key }: Omit<IdempotentCall, "bodyHash">) =>
  and(
    eq(idempotencyKeys.storeId, storeId),
    sql`${idempotencyKeys.customerId} is not distinct from ${customerId}`,
    eq(idempotencyKeys.operation, operation),
    eq(idempotencyKeys.key, key),
  );

/**
 * Does `run` once for a key, and gives everybody who sends the same key and body its one
 * result; the same key with another body is refused with `idempotency_mismatch`. Whoever comes while the first is
 * still at it waits for the row that the first has put in. The row belongs to the
 * transaction of the operation: what is rolled back may be tried again.
 *
 * `run` may use `tx` only; a second connection could be one that those who wait hold.
 */
export async function once<Value>(tx: Tx, call: IdempotentCall, run: () => Promise<Value>): Promise<Value> {
  const { storeId, customerId, operation, key, bodyHash } = call;
  const own = isOf(call);
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ storeId, customerId, operation, key, bodyHash })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const [kept] = await tx.select({ bodyHash: idempotencyKeys.bodyHash, result: idempotencyKeys.result }).from(idempotencyKeys).where(own);
    return kept?.bodyHash === bodyHash ? (kept.result as Value) : refuse("idempotency_mismatch");
  }
  // Read back, so that the first answer is to the letter what later ones are.
  const [kept] = await tx.update(idempotencyKeys).set({ result: (await run()) ?? null }).where(own).returning({ result: idempotencyKeys.result });
  return kept!.result as Value;
}

/** Whether something was done under a key, so that whoever sends it again is only answered. */
export async function isAnswered(db: Queryable, call: Omit<IdempotentCall, "bodyHash">): Promise<boolean> {
  return (await db.$count(idempotencyKeys, isOf(call))) > 0;
}

/** Forgets what was answered under a key, where it is still this `result`: what was begun under it came to nothing. */
export async function forgetAnswer(db: Queryable, call: Omit<IdempotentCall, "bodyHash">, result: unknown): Promise<void> {
  await db.delete(idempotencyKeys).where(and(isOf(call), sql`${idempotencyKeys.result}::jsonb = ${JSON.stringify(result)}::jsonb`));
}

/** Forgets what a customer who leaves was answered. */
export async function forgetAnswers(tx: Tx, { storeId, customerId }: { storeId: number; customerId: number }): Promise<void> {
  await tx.delete(idempotencyKeys).where(and(eq(idempotencyKeys.storeId, storeId), eq(idempotencyKeys.customerId, customerId)));
}

/** A hash that is the same for bodies that mean the same, whatever the order of their fields. */
export function hashBody(body: unknown): string {
  return createHash("sha256").update(canonical(body)).digest("base64url");
}

function canonical(value: unknown): string {
  return (
    JSON.stringify(value, (_name, inner: unknown) =>
      inner && typeof inner === "object" && !Array.isArray(inner)
        ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
        : inner,
    ) ?? ""
  );
}
