import type { CallName } from "@shop/contract/paths";
import type { Context } from "../context.ts";
import type { Tx } from "../database/database.ts";
import { forgetAnswer, hashBody, once } from "./idempotency.ts";

/**
 * Runs a call in one transaction; with an `Idempotency-Key` once for the key, and whoever sends
 * the key again gets the first answer. Another body under the same key is
 * refused with `idempotency_mismatch`. What is refused keeps no key and may be tried again.
 */
export function repeatable<Value>(context: Context, call: CallName, body: unknown, run: (tx: Tx) => Promise<Value>): Promise<Value> {
  const named = namedCall(context, call);
  return context.database.transaction((tx) => (named ? once(tx, { ...named, bodyHash: hashBody(body) }, () => run(tx)) : run(tx)));
}

/** Lets a call be made again under its key though it was answered with `value`: that came to nothing, and is refused. */
export async function letTryAgain(context: Context, call: CallName, value: unknown): Promise<void> {
  const named = namedCall(context, call);
  if (named) await forgetAnswer(context.database.db, named, value);
}

function namedCall({ store, customer, idempotencyKey: key }: Context, operation: CallName) {
  return key === null ? null : { storeId: store.id, customerId: customer?.customerId ?? null, operation, key };
}
