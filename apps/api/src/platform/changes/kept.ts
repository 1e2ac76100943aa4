import { LRUCache } from "lru-cache";
import type { Change, Changes } from "./changes.ts";
import type { Context } from "../context.ts";

/** An entry of the cache. */
export type Keep<Value> = (context: Pick<Context, "store" | "changes">, name: string, read: () => Promise<Value>) => Promise<Value>;

export interface KeepOptions<Value> {
  /** Largest size of the cache, for all stores together, in the unit of `sizeOf`. */
  most: number;
  sizeOf: (value: Value) => number;
  /** Whether a change of products invalidates the entry of a name; without it every change does. */
  concerns?: (name: string, change: Change) => boolean;
}

/** Changes of what is for sale. */
const shown: ReadonlySet<Change["kind"]> = new Set(["product", "category", "store", "all"]);

/**
 * A cache in memory of what is read of a store's catalogue for lists and cards. A change of a product
 * of the store, by any process, drops the entries that it concerns; while the connection that
 * receives changes is lost, nothing is cached.
 */
export function keep<Value>({ most, sizeOf, concerns = () => true }: KeepOptions<Value>): Keep<Value> {
  type Kept = LRUCache<string, { storeId: number; name: string; value: Promise<Value> }>;
  /** The caches by the connection that receives changes. */
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
    // Stored before it is read, so that a change in the meantime finds and drops it.
    const entry = { storeId: store.id, name, value: read() };
    kept.set(key, entry, { size: 1 });
    try {
      const value = await entry.value;
      if (kept.peek(key) !== entry) return value;
      // LRUCache does not measure an entry again that is there already.
      kept.delete(key);
      kept.set(key, entry, { size: sizeOf(value) + 1 });
      return value;
    } catch (error) {
      if (kept.peek(key) === entry) kept.delete(key);
      throw error;
    }
  };
}
