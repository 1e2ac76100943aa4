import { expect, test, vi } from "vitest";
import { localShelf } from "./browser.ts";
import { memoryShelf } from "./testing/memory-shelf.ts";

/** A local storage that may be full. */
function storage(kept: Record<string, string>) {
  const disk = { ...memoryShelf(kept), full: false };
  vi.stubGlobal("localStorage", {
    getItem: disk.get,
    setItem: (key: string, value: string) => {
      if (disk.full) throw new Error("QuotaExceededError");
      disk.set(key, value);
    },
    removeItem: (key: string) => disk.set(key, null),
  });
  return disk;
}

test("what a full disk rejects is kept in memory until it can be stored", () => {
  const disk = storage({ cart: "old", other: "its own" });
  disk.full = true;
  localShelf.set("cart", "new");
  expect([localShelf.get("cart"), localShelf.get("other"), disk.get("cart")]).toEqual(["new", "its own", "old"]);
  disk.full = false;
  localShelf.set("cart", "newer");
  expect(disk.get("cart")).toBe("newer");
  disk.set("cart", "of another tab");
  expect(localShelf.get("cart")).toBe("of another tab");
});

test("a browser without storage falls back to memory", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(localShelf.get("cart")).toBeNull();
  localShelf.set("cart", "kept");
  expect(localShelf.get("cart")).toBe("kept");
  localShelf.set("cart", null);
  expect(localShelf.get("cart")).toBeNull();
});
