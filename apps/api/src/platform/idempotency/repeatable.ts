import type { CallName } from "@shop/contract/paths";
import type { Context } from "../context.ts";
import type { Tx } from "../database/database.ts";
import { hashBody, once } from "./idempotency.ts";

/**
 * Runs a call in one transaction; with an `Idempotency-Key` once for the key, and whoever sends
 * the key again gets the first answer. Another body under the same key is
 * refused with `idempotency_mismatch`. What is refused keeps no key and may be tried again.
 */
export function repeatable<Value>(context: Context, call: CallName, body: unknown, run: (tx: Tx) => Promise<Value>): Promise<Value> {
  const { database, store, customer, idempotencyKey: key } = context;
  return database.transaction(async (tx) => {
    if (key === null) return run(tx);
    const identity = { storeId: store.id, customerId: customer?.customerId ?? null, operation: call, key, bodyHash: hashBody(body) };
    return once(tx, identity, () => run(tx));
  });
}
