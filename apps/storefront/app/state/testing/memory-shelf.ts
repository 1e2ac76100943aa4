import type { Shelf } from "../browser.ts";

/** A browser's storage for a test, with what is in it at the start. */
export function memoryShelf(kept: Record<string, string> = {}): Shelf {
  const values = new Map(Object.entries(kept));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}
