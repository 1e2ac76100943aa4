import type { CallName } from "@shop/contract/paths";
import type { Context } from "../context.ts";
import type { Tx } from "../database/database.ts";
import { forgetAnswer, hashBody, once } from "./idempotency.ts";

/**
 * Runs a call in one transaction; with an `Idempotency-Key` only once for the key: whoever sends
 * the key again gets the first answer. Another body under the same key is
 * refused with `idempotency_mismatch`. A refusal is not stored for the key, so the call may be tried again.
 */
export function repeatable<Value>(
  context: Context,
  call: CallName,
  body: unknown,
  run: (tx: Tx) => Promise<Value>,
): Promise<Value> {
  const named = namedCall(context, call);
  return context.database.transaction((tx) =>
    named ? once(tx, { ...named, bodyHash: hashBody(body) }, () => run(tx)) : run(tx),
  );
}

/** Lets a call be made again with its key, although it was answered with `value`: what it began has failed, and it is refused now. */
export async function allowRetry(context: Context, call: CallName, value: unknown): Promise<void> {
  const named = namedCall(context, call);
  if (named) await forgetAnswer(context.database.db, named, value);
}

function namedCall({ store, customer, idempotencyKey: key }: Context, operation: CallName) {
  return key === null ? null : { storeId: store.id, customerId: customer?.customerId ?? null, operation, key };
}
