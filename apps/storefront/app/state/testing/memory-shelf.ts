import type { Shelf } from "../browser.ts";

/** An in-memory `Shelf` for tests, with initial values. */
export function memoryShelf(kept: Record<string, string> = {}): Shelf {
  const values = new Map(Object.entries(kept));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void (value === null ? values.delete(key) : values.set(key, value)),
  };
}
