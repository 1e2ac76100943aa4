import { LRUCache } from "lru-cache";
import type { Change, Changes } from "./changes.ts";
import type { Context } from "../context.ts";

/** What of a store is kept in memory, under one name. */
export type Keep<Value> = (context: Pick<Context, "store" | "changes">, name: string, read: () => Promise<Value>) => Promise<Value>;

export interface KeepOptions<Value> {
  /** Most that is kept of all stores together, in the measure of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
  /** Whether a change of products concerns what is kept under a name; without it each does. */
  concerns?: (name: string, change: Change) => boolean;
}

/** Changes of what is for sale. */
const shown: ReadonlySet<Change["kind"]> = new Set(["product", "category", "store", "all"]);

/**
 * Keeps in memory, from call to call, what is read of a store's catalogue for lists and cards. A change of a product
 * of the store, committed by whichever process, drops what it concerns; when the connection that
 * tells of changes is lost, nothing is kept until it stands again.
 */
export function keep<Value>({ most, sizeOf, concerns = () => true }: KeepOptions<Value>): Keep<Value> {
  type Kept = LRUCache<string, { storeId: number; name: string; value: Promise<Value> }>;
  /** By the connection on which changes are heard. */
  const all = new WeakMap<Changes, Kept>();

  function keptOf(changes: Changes): Kept {
    const known = all.get(changes);
    if (known) return known;
    const kept: Kept = new LRUCache({ maxSize: most });
    all.set(changes, kept);
    changes.subscribe({
      onChange(change) {
        const { kind, storeId, onlyOwnPage } = change;
        if (!shown.has(kind) || onlyOwnPage) return;
        for (const [key, entry] of kept.entries()) {
          if (storeId !== undefined && entry.storeId !== storeId) continue;
          if (kind !== "product" || concerns(entry.name, change)) kept.delete(key);
        }
      },
      onReset: () => kept.clear(),
      onLost: () => kept.clear(),
    });
    return kept;
  }

  return async ({ store, changes }, name, read) => {
    if (!changes.isListening()) return read();
    const kept = keptOf(changes);
    const key = `${store.id}/${name}`;
    const known = kept.get(key);
    if (known) return known.value;
    // Kept before it is read: a change that comes in the meantime finds and drops it.
    const entry = { storeId: store.id, name, value: read() };
    kept.set(key, entry, { size: 1 });
    try {
      const value = await entry.value;
      if (kept.peek(key) !== entry) return value;
      // What is there already is not weighed anew.
      kept.delete(key);
      kept.set(key, entry, { size: sizeOf(value) + 1 });
      return value;
    } catch (error) {
      if (kept.peek(key) === entry) kept.delete(key);
      throw error;
    }
  };
}
