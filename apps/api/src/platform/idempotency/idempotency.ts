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
 * Does `run` once for a key, and returns its one result to everybody who sends the same key
 * and body; the same key with another body is refused with `idempotency_mismatch`. A second request that comes while the
 * first one runs waits for the row that the first has inserted. The row belongs to the
 * transaction of the operation: after a rollback the key can be used again.
 *
 * `run` must use `tx` only: if it needed a second connection, all of them could be held by requests that wait for it.
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
    const [kept] = await tx
      .select({ bodyHash: idempotencyKeys.bodyHash, result: idempotencyKeys.result })
      .from(idempotencyKeys)
      .where(own);
    return kept?.bodyHash === bodyHash ? (kept.result as Value) : refuse("idempotency_mismatch");
  }
  // Read back from the database, so that the first answer equals later ones to the letter.
  const [kept] = await tx
    .update(idempotencyKeys)
    .set({ result: (await run()) ?? null })
    .where(own)
    .returning({ result: idempotencyKeys.result });
  return kept!.result as Value;
}

/** Whether a result is stored for a key, so that a repeated call does nothing new. */
export async function isAnswered(db: Queryable, call: Omit<IdempotentCall, "bodyHash">): Promise<boolean> {
  return (await db.$count(idempotencyKeys, isOf(call))) > 0;
}

/** Deletes the result of a key, if it is still this one, so that the call can be made again: what it began has failed. */
export async function forgetAnswer(
  db: Queryable,
  call: Omit<IdempotentCall, "bodyHash">,
  result: unknown,
): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(and(isOf(call), sql`${idempotencyKeys.result}::jsonb = ${JSON.stringify(result)}::jsonb`));
}

/** Deletes the results of a customer who leaves. */
export async function forgetAnswers(
  tx: Tx,
  { storeId, customerId }: { storeId: number; customerId: number },
): Promise<void> {
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.storeId, storeId), eq(idempotencyKeys.customerId, customerId)));
}

/** A hash of a body that does not depend on the order of its fields. */
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
