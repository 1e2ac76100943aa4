import { LRUCache } from "lru-cache";
import type { Change, Changes } from "../../platform/changes.ts";
import type { Context } from "../../platform/context.ts";
import type { Slot } from "../../modules/builds/public.ts";
import { readShelf, type Shelf } from "./shelf.ts";

/** Products that all kept shelves may hold together, of every store; as many as facts are kept of. */
const mostKept = 60_000;

type Shelves = LRUCache<string, { storeId: number; shelf: Promise<Shelf> }>;

/** By the connection on which changes are heard. */
const kept = new WeakMap<Changes, Shelves>();

/**
 * What a store sells for a slot, kept in memory from choice to choice. A change of a product of the
 * store, committed by whichever process, drops the store's shelves; when the connection that tells
 * of changes is lost, nothing is kept until it stands again.
 */
export async function shelfOf(context: Pick<Context, "database" | "store" | "changes">, slot: Slot): Promise<Shelf> {
  if (!context.changes.isListening()) return readShelf(context, slot);
  const shelves = shelvesOf(context.changes);
  const key = `${context.store.id}/${slot}`;
  const known = shelves.get(key);
  if (known) return known.shelf;
  // Kept before it is read: a change that comes in the meantime finds and drops it.
  const entry = { storeId: context.store.id, shelf: readShelf(context, slot) };
  shelves.set(key, entry, { size: 1 });
  try {
    const shelf = await entry.shelf;
    if (shelves.peek(key) === entry) shelves.set(key, entry, { size: shelf.candidates.length + 1 });
    return shelf;
  } catch (error) {
    if (shelves.peek(key) === entry) shelves.delete(key);
    throw error;
  }
}

const shown: ReadonlySet<Change["kind"]> = new Set(["product", "category", "brand", "store", "all"]);

function shelvesOf(changes: Changes): Shelves {
  const known = kept.get(changes);
  if (known) return known;
  const shelves: Shelves = new LRUCache({ maxSize: mostKept });
  kept.set(changes, shelves);
  changes.subscribe({
    onChange({ kind, storeId }) {
      if (!shown.has(kind)) return;
      for (const [key, entry] of shelves.entries()) if (storeId === undefined || entry.storeId === storeId) shelves.delete(key);
    },
    onReset: () => shelves.clear(),
    onLost: () => shelves.clear(),
  });
  return shelves;
}
