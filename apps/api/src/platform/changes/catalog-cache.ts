import { LRUCache } from "lru-cache";
import type { Change, Changes } from "./changes.ts";
import type { Context } from "../context.ts";

/** Returns the cached value of a name in the context's store; `read` reads it where there is none. */
type CachedRead<Value> = (
  context: Pick<Context, "store" | "changes">,
  name: string,
  read: () => Promise<Value>,
) => Promise<Value>;

interface CacheOptions<Value> {
  /** Largest size of the cache, for all stores together, in the unit of `sizeOf`. */
  maxSize: number;
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
export function catalogCache<Value>({
  maxSize,
  sizeOf,
  concerns = () => true,
}: CacheOptions<Value>): CachedRead<Value> {
  type Cache = LRUCache<string, { storeId: number; name: string; value: Promise<Value> }>;
  /** The caches by the connection that receives changes. */
  const caches = new WeakMap<Changes, Cache>();

  function cacheOf(changes: Changes): Cache {
    const known = caches.get(changes);
    if (known) return known;
    const cache: Cache = new LRUCache({ maxSize });
    caches.set(changes, cache);
    changes.subscribe({
      onChange(change) {
        const { kind, storeId, onlyOwnPage } = change;
        if (!shown.has(kind) || onlyOwnPage) return;
        for (const [key, entry] of cache.entries()) {
          if (storeId !== undefined && entry.storeId !== storeId) continue;
          if (kind !== "product" || concerns(entry.name, change)) cache.delete(key);
        }
      },
      onReset: () => cache.clear(),
      onLost: () => cache.clear(),
    });
    return cache;
  }

  return async ({ store, changes }, name, read) => {
    if (!changes.isListening()) return read();
    const cache = cacheOf(changes);
    const key = `${store.id}/${name}`;
    const known = cache.get(key);
    if (known) return known.value;
    // Stored before it is read, so that a change in the meantime finds and drops it.
    const entry = { storeId: store.id, name, value: read() };
    cache.set(key, entry, { size: 1 });
    try {
      const value = await entry.value;
      if (cache.peek(key) !== entry) return value;
      // LRUCache does not measure an entry again that is there already.
      cache.delete(key);
      cache.set(key, entry, { size: sizeOf(value) + 1 });
      return value;
    } catch (error) {
      if (cache.peek(key) === entry) cache.delete(key);
      throw error;
    }
  };
}
