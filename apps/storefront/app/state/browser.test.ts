import { expect, test, vi } from "vitest";
import { localShelf } from "./browser.ts";
import { memoryShelf } from "./testing/memory-shelf.ts";

/** A disk that may be full. */
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

test("what a full disk does not take is kept as long as the document lasts, and goes to the disk once that takes it", () => {
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

test("a browser that forbids all keeping has a memory all the same", () => {
  vi.stubGlobal("localStorage", undefined);
  expect(localShelf.get("cart")).toBeNull();
  localShelf.set("cart", "kept");
  expect(localShelf.get("cart")).toBe("kept");
  localShelf.set("cart", null);
  expect(localShelf.get("cart")).toBeNull();
});
